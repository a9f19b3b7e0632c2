// The browser's disk. The program has its files in memory, below kRoot; their blocks lie in IndexedDB too. Whatever has
// changed since goes there in one strict transaction, when the program waits for its disk (fsync) and after each turn.
// So IndexedDB always has the files of one moment. Only one transaction is under way at a time: if it fails, nothing
// later may be stored without what it had.
const Disk = {
  kRoot: '/storage of this browser', // what the settings and messages name as the place of the data
  kStoredRoot: '/browser', // its name in IndexedDB
  kBlock: 4096,
  kRetryAfter: 2000, // milliseconds
  kInputOutputError: 29, // EIO, as Emscripten numbers it

  db: null,
  writes: false, // this page holds the lock; another one only reads
  none: '', // why the browser keeps nothing at all; empty: it does
  failed: '', // why the last transaction failed; empty: it did not
  busy: false,
  again: false, // more has changed while a transaction is under way
  since: 0, // when the last change that waits was made
  dirty: new Map(), // file -> numbers of the blocks that have changed
  renamed: false, // a name has come, gone or changed
  stored: {}, // path -> what is stored of the file, beside its blocks
  nextId: 1,
  count: 0, // of transactions, over all pages and days
  seen: 0, // the newest transaction that another page told of
  told: [], // blocks that it told of, and that are not read yet
  index: null, // where SQLite has its index of the log
  times: [], // milliseconds of the last transactions, for measuring
  channel: null,
  fail: 0, // for tests: so many transactions will fail

  promised(request) {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  },

  async connect() {
    const request = indexedDB.open('nullo', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('files');
      request.result.createObjectStore('blocks');
    };
    this.db = await this.promised(request);
    this.db.onversionchange = () => this.db.close();
    // The browser has thrown the data away, or was asked to. What is in memory is stored anew.
    this.db.onclose = () => {
      this.db = null;
      this.stored = {};
      for (const node of this.nodes()) this.noteAll(node);
      this.fails('the browser has closed its storage');
    };
  },

  // ---- one page writes

  async lock() {
    if (Page.board) return; // it only reads
    if (!navigator.locks) {
      this.writes = true;
      return;
    }
    await new Promise((resolve) => {
      navigator.locks.request('nullo', { ifAvailable: true }, (lock) => {
        this.writes = lock !== null;
        resolve();
        return lock && new Promise(() => {}); // kept for as long as the page lives
      });
    });
    if (!this.writes) this.queue();
  },

  // Once the other page is closed, this one writes.
  queue() {
    navigator.locks.request('nullo', async () => {
      await this.follow(true);
      this.writes = true;
      Page.wake();
      Page.showNotices();
      return new Promise(() => {});
    });
  },

  // ---- from IndexedDB into memory

  async load() {
    FS.mkdir(this.kRoot);
    if (this.none) return;
    const transaction = this.db.transaction(['files', 'blocks']);
    const [files, blocks] = ['files', 'blocks'].map((name) => transaction.objectStore(name));
    const [paths, about, keys, values] = await Promise.all(
      [files.getAllKeys(), files.getAll(), blocks.getAllKeys(), blocks.getAll()].map((each) => this.promised(each)),
    );
    this.take(paths, about);
    const byId = new Map();
    for (const node of this.nodes()) byId.set(node.diskId, node);
    keys.forEach(([id, block], i) => this.put(byId.get(id), block, values[i]));
  },

  // Makes, resizes and removes files as IndexedDB has them.
  take(paths, about) {
    const now = {};
    paths.forEach((path, i) => {
      if (path === '') this.count = about[i].count;
      else now[this.kRoot + path.slice(this.kStoredRoot.length)] = about[i];
    });
    const byId = new Map();
    for (const node of this.nodes()) if (node.diskId) byId.set(node.diskId, node);
    for (const path of Object.keys(this.stored).sort().reverse()) {
      if (path in now && now[path].id === this.stored[path].id) continue;
      if (this.stored[path].size < 0) FS.rmdir(path);
      else FS.unlink(path);
    }
    for (const path of Object.keys(now).sort()) {
      const { id, size, mode, time } = now[path];
      this.nextId = Math.max(this.nextId, id + 1);
      if (!FS.analyzePath(path).exists) {
        if (size < 0) FS.mkdir(path);
        else FS.writeFile(path, new Uint8Array(0));
      }
      const node = FS.lookupPath(path).node;
      node.diskId = id;
      node.mode = mode;
      if (size >= 0 && node.usedBytes !== size) MEMFS.resizeFileStorage(node, size);
      node.timestamp = time;
    }
    this.stored = now;
  },

  put(node, block, bytes) {
    if (!node) return;
    const from = block * this.kBlock;
    const room = node.usedBytes - from;
    if (room > 0) node.contents.set(bytes.subarray(0, room), from);
  },

  // Reads what another page has stored since. `all`: even if it did not tell of it.
  async follow(all) {
    if (this.none || !this.db) return;
    const transaction = this.db.transaction(['files', 'blocks']);
    const files = transaction.objectStore('files');
    const blocks = transaction.objectStore('blocks');
    const top = await this.promised(files.get(''));
    if (!top || top.count === this.count) return;
    if (!all && top.count !== this.seen) return; // another message is on its way
    const told = this.told;
    this.told = [];
    const [paths, about] = await Promise.all([files.getAllKeys(), files.getAll()].map((each) => this.promised(each)));
    const ids = all ? await this.promised(blocks.getAllKeys()) : told;
    const values = await Promise.all(ids.map((key) => this.promised(blocks.get(key))));
    this.take(paths, about);
    const byId = new Map();
    for (const node of this.nodes()) byId.set(node.diskId, node);
    ids.forEach(([id, block], i) => values[i] && this.put(byId.get(id), block, values[i]));
    this.dirty.clear();
    // SQLite has to read the log again.
    if (this.index !== null) HEAPU8.fill(0, this.index, this.index + 136);
    Page.wake();
  },

  listen() {
    if (!self.BroadcastChannel) return;
    this.channel = new BroadcastChannel('nullo');
    this.channel.onmessage = ({ data }) => {
      if (this.writes) return;
      this.seen = data.count;
      this.told.push(...data.blocks);
      this.follow(false);
    };
  },

  // ---- from memory into IndexedDB

  nodes() {
    const found = [];
    const add = (folder) => {
      for (const node of Object.values(folder.contents)) {
        found.push(node);
        if (FS.isDir(node.mode)) add(node);
      }
    };
    add(FS.lookupPath(this.kRoot).node);
    return found;
  },

  // The name under which IndexedDB has a file.
  key(path) {
    return this.kStoredRoot + path.slice(this.kRoot.length);
  },

  isKept(node) {
    if (this.none || node.name.endsWith('-shm')) return false;
    while (node.parent !== node.parent.parent) node = node.parent;
    return '/' + node.name === this.kRoot;
  },

  note(node, from, to) {
    if (to <= from || !this.isKept(node)) return;
    let blocks = this.dirty.get(node);
    if (!blocks) this.dirty.set(node, (blocks = new Set()));
    for (let block = Math.floor(from / this.kBlock); block * this.kBlock < to; ++block) blocks.add(block);
  },

  noteAll(node) {
    if (!FS.isDir(node.mode)) this.note(node, 0, node.usedBytes);
  },

  // Watches the files in memory: what is written, cut off, renamed, removed, and waited for.
  watch() {
    const { file, dir } = MEMFS.ops_table;
    const write = file.stream.write;
    file.stream.write = (stream, buffer, offset, length, position, canOwn) => {
      // While the disk fails nothing is written: what is tried again later is what the program believes, and no more.
      if (Disk.failed && Disk.isKept(stream.node)) throw new FS.ErrnoError(Disk.kInputOutputError);
      const written = write(stream, buffer, offset, length, position, canOwn);
      Disk.note(stream.node, position, position + written);
      return written;
    };
    for (const table of [file.node, dir.node]) {
      const setattr = table.setattr;
      table.setattr = (node, attributes) => {
        const before = node.usedBytes;
        setattr(node, attributes);
        const after = attributes.size;
        if (after !== undefined && !FS.isDir(node.mode)) {
          Disk.note(node, Math.min(before, after), Math.max(before, after));
          if (Disk.isKept(node) && !Disk.dirty.has(node)) Disk.dirty.set(node, new Set());
        }
      };
    }
    for (const change of ['mknod', 'rename', 'unlink', 'rmdir']) {
      const before = dir.node[change];
      dir.node[change] = (...all) => {
        Disk.renamed = true;
        return before(...all);
      };
    }
    const map = file.stream.mmap;
    file.stream.mmap = (stream, ...all) => {
      const mapped = map(stream, ...all);
      const position = all[all.length - 3]; // before the protection and the flags
      if (stream.node.name.endsWith('-shm') && position === 0) Disk.index = mapped.ptr;
      return mapped;
    };
    file.stream.fsync = dir.stream.fsync = () => Disk.sync();
  },

  // What the program's fsync does: the transaction is on its way when it returns, and no frame that shows what it has
  // is shown before it is done. While the disk fails, the program hears that it does.
  sync() {
    if (!this.writes || this.none) return 0;
    if (this.failed) throw new FS.ErrnoError(this.kInputOutputError);
    this.flush();
    return 0;
  },

  flush() {
    if (!this.writes || this.none || this.failed || (this.dirty.size === 0 && !this.renamed)) return;
    this.since = performance.now();
    if (this.busy) {
      this.again = true;
      return;
    }
    this.begin();
  },

  begin() {
    if (!this.db) return this.retry();
    this.busy = true;
    this.again = false;
    const taken = this.dirty;
    const start = performance.now();
    this.dirty = new Map();
    this.renamed = false;
    const now = {};
    const changed = [];
    let transaction;
    const fails = (why) => {
      if (!this.busy) return;
      this.busy = false;
      this.renamed = true;
      for (const [node, blocks] of taken) {
        const all = this.dirty.get(node);
        if (all) for (const block of blocks) all.add(block);
        else this.dirty.set(node, blocks);
      }
      this.fails(why);
    };
    try {
      if (this.fail > 0) {
        --this.fail;
        throw new DOMException('as a test wants it', 'QuotaExceededError');
      }
      transaction = this.db.transaction(['files', 'blocks'], 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => {
        this.busy = false;
        this.stored = now;
        this.failed = '';
        this.times.push(performance.now() - start);
        if (this.times.length > 10000) this.times.shift();
        if (this.channel) this.channel.postMessage({ count: this.count, blocks: changed });
        if (this.again) this.begin();
        else Page.isStored();
      };
      transaction.onabort = () => fails(this.reason(transaction.error));
      this.write(transaction, taken, now, changed);
      if (transaction.commit) transaction.commit();
    } catch (error) {
      if (transaction) transaction.onabort = null;
      try {
        if (transaction) transaction.abort();
      } catch (ended) {} // it has ended by itself
      fails(this.reason(error));
    }
  },

  write(transaction, taken, now, changed) {
    const files = transaction.objectStore('files');
    const blocks = transaction.objectStore('blocks');
    for (const node of this.nodes()) {
      const path = FS.getPath(node);
      if (path.endsWith('-shm')) continue;
      if (!node.diskId) node.diskId = this.nextId++;
      const size = FS.isDir(node.mode) ? -1 : node.usedBytes;
      const about = (now[path] = { id: node.diskId, size, mode: node.mode, time: Number(node.timestamp) });
      const before = this.stored[path];
      const same = before && before.id === about.id && before.size === size && before.mode === about.mode;
      if (!same || taken.has(node)) files.put(about, this.key(path));
      if (size < 0) continue;
      // A file that had another name has its blocks under its number; one that was never stored has none.
      if (before && before.id === about.id && before.size > size) {
        blocks.delete(IDBKeyRange.bound([about.id, Math.ceil(size / this.kBlock)], [about.id, Infinity]));
      }
      for (const block of taken.get(node) || []) {
        const from = block * this.kBlock;
        if (from >= size) continue;
        const bytes = node.contents.slice(from, Math.min(size, from + this.kBlock));
        blocks.put(bytes, [about.id, block]);
        changed.push([about.id, block]);
      }
    }
    const ids = new Set(Object.values(now).map((each) => each.id));
    for (const path of Object.keys(this.stored)) {
      if (!(path in now)) files.delete(this.key(path));
      const { id } = this.stored[path];
      if (!ids.has(id)) blocks.delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    }
    files.put({ count: ++this.count }, '');
  },

  reason(error) {
    if (!error) return 'the browser gave it up';
    if (error.name === 'QuotaExceededError') return 'the browser has no more room: make room on this device';
    return error.message || error.name;
  },

  fails(why) {
    this.failed = why;
    this.again = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.retry(), this.kRetryAfter);
    Page.isNotStored();
  },

  async retry() {
    if (this.busy) return;
    try {
      if (!this.db) await this.connect();
      this.begin();
    } catch (error) {
      this.fails(this.reason(error));
    }
  },

  waits() {
    return this.busy || this.again;
  },

  async start() {
    try {
      await this.lock();
      await this.connect();
    } catch (error) {
      this.none = this.reason(error);
      this.writes = true;
    }
    await this.load();
    this.watch();
    this.listen();
  },
};
