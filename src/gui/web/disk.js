// The browser's disk. The program has its files in memory, below kRoot; their blocks lie in IndexedDB too. Whatever has
// changed since goes there in one strict transaction, when the program waits for its disk (fsync) and after each turn.
// So IndexedDB always has the files of one moment. Only one transaction is under way at a time: if it fails, nothing
// later may be stored without what it had.
//
// One page has the pen. Its id stands beside the blocks, and each transaction that stores looks whether it still does: if
// another page has taken the pen, nothing of the transaction is stored, and this page only reads from then on.
const Disk = {
  kRoot: '/storage of this browser', // what the settings and messages name as the place of the data
  kStoredRoot: '/browser', // its name in IndexedDB
  kBlock: 4096,
  kRetryAfter: 2000, // milliseconds
  kTriesAtStart: 20,
  kTriesAgainAfter: 250, // milliseconds
  kAnswersWithin: 500, // milliseconds; a page that does not answer in that time is gone, or asleep
  kInputOutputError: 29, // EIO, as Emscripten numbers it

  db: null,
  id: crypto.getRandomValues(new Uint32Array(4)).join('-'), // this page's
  writes: false, // this page has the pen; another one only reads
  turning: false, // it has lost the pen, and does not show yet what is stored
  lost: false, // it had the pen once
  refused: '', // why it cannot take the pen; empty: it has not tried, or it could
  unstored: false, // and had changes when it lost it that are not stored
  queued: false, // for the browser's lock
  giving: '', // the page that has asked for the pen
  answered: null, // takes the answer that this page waits for
  last: Promise.resolve(), // what reads from IndexedDB, one after another
  none: '', // why the browser keeps nothing at all; empty: it does
  shut: false, // and it has something stored perhaps, which it cannot open now
  failed: '', // why the last transaction failed; empty: it did not
  busy: false,
  again: false, // more has changed while a transaction is under way
  since: 0, // when the last change that waits was made
  dirty: new Map(), // file -> numbers of the blocks that have changed
  renamed: false, // a name has come, gone or changed
  anew: false, // all has to be stored again: the browser may have thrown it away
  stored: {}, // path -> what is stored of the file, beside its blocks
  nextId: 1,
  count: 0, // of transactions, over all pages and days
  told: [], // transactions that another page told of, and whose blocks are not read yet
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
    // Version 1 did not look who has the pen: a page of that time cannot store here any more.
    const request = indexedDB.open('nullo', 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion > 0) return;
      request.result.createObjectStore('files');
      request.result.createObjectStore('blocks');
    };
    const db = await this.promised(request);
    // The browser has thrown the data away, or somebody deletes them.
    db.onclose = () => {
      this.db = null;
      // What is in memory is stored anew, by the page with the pen alone.
      this.anew = this.writes;
      this.flush();
    };
    db.onversionchange = () => {
      db.close();
      db.onclose();
    };
    this.db = db;
  },

  // A browser that has just crashed, or is about to end, may hold its storage still: that passes. What a private window
  // or a newer Nullo answers does not.
  async connectAtStart() {
    for (let left = this.kTriesAtStart; ; --left) {
      try {
        return await this.connect();
      } catch (error) {
        this.shut = error.name === 'UnknownError';
        if (!this.shut || left === 0) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, this.kTriesAgainAfter));
    }
  },

  // ---- one page has the pen

  // The browser's lock, where it has locks: a page that ends leaves it to the next one. True: this page has it now.
  lock(options) {
    return new Promise((resolve) => {
      const hold = (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => {}); // kept for as long as the page lives, or until another one steals it
      };
      navigator.locks.request('nullo', options, hold).catch(() => resolve(false));
    });
  },

  async queue() {
    if (Page.board || this.queued || !navigator.locks) return;
    this.queued = true;
    await this.lock({});
    this.queued = false;
    this.inOrder(() => this.claim());
  },

  // Whether nobody else has the pen when this page begins.
  async isFree() {
    if (Page.board) return false; // it only reads
    if (navigator.locks) return this.lock({ ifAvailable: true });
    return (await this.ask('who')) === null;
  },

  // Takes the pen: reads what others have stored and puts its id beside it, in one transaction. `from`: only if that
  // page has it.
  async claim(from) {
    if (this.writes) return;
    try {
      await this.tryToClaim(from);
      this.refused = '';
    } catch (error) {
      this.refused = this.reason(error);
    }
    Page.roleChanged();
  },

  async tryToClaim(from) {
    await this.showStored();
    if (!this.db) await this.connect();
    const transaction = this.db.transaction(['files', 'blocks'], 'readwrite');
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const files = transaction.objectStore('files');
    const top = await this.promised(files.get(''));
    if (from !== undefined && top && top.writer !== from) return;
    if (top && this.turning) throw new Error(Page.said('what is stored cannot be read'));
    const news = top && (await this.news(transaction, top));
    files.put({ count: top ? top.count : this.count, writer: this.id }, '');
    await done;
    if (news) this.apply(news);
    this.anew = !top && this.count > 0; // what this page has read is all there is
    this.writes = true;
    this.lost = this.turning = false;
    this.tell('pen');
    this.flush();
  },

  // "Use it here": the page that has the pen stores what it has and lets go; if it does not answer, it loses the pen.
  async takePen() {
    if ((await this.ask('give')) === 'keeps') return false;
    if (navigator.locks) await this.lock({ steal: true });
    await this.inOrder(() => this.claim());
    return true;
  },

  handOver() {
    if (!this.giving || this.waits()) return;
    this.tell(this.failed ? 'keeps' : 'given', this.giving);
    this.giving = '';
    if (!this.failed) this.lose();
  },

  // Another page has the pen: from now on this one shows what is stored, and nothing else.
  lose() {
    if (!this.writes) return;
    this.unstored = this.busy || this.dirty.size > 0;
    Object.assign(this, { writes: false, lost: true, turning: true, busy: false, again: false, anew: false, failed: '' });
    clearTimeout(this.timer);
    Page.roleChanged();
    this.inOrder(() => this.showStored());
    this.queue();
  },

  async showStored() {
    if (!this.turning) return;
    try {
      if (!this.db) await this.connect();
      const transaction = this.db.transaction(['files', 'blocks']);
      const top = await this.promised(transaction.objectStore('files').get(''));
      if (!top) throw new Error(Page.said('the other page has not stored it yet'));
      const all = await this.read(transaction);
      Page.exchange(() => {
        for (const node of this.nodes().reverse()) {
          if (FS.isDir(node.mode)) FS.rmdir(FS.getPath(node));
          else FS.unlink(FS.getPath(node));
        }
        this.stored = {};
        this.turning = false;
        this.put(all);
      });
    } catch (later) {
      this.turning = true;
      setTimeout(() => this.inOrder(() => this.showStored()), this.kRetryAfter);
    }
  },

  // Whether it has the pen still, though another page says that it took it.
  async look() {
    if (!this.writes || !this.db) return;
    const top = await this.promised(this.db.transaction('files').objectStore('files').get(''));
    if (top && top.writer !== this.id) this.lose();
  },

  // ---- what the pages tell each other

  tell(what, to, more) {
    if (this.channel) this.channel.postMessage({ what, to, from: this.id, ...more });
  },

  // The answer of the page that has the pen; null: there was none in time.
  ask(what) {
    return new Promise((resolve) => {
      this.answered = resolve;
      setTimeout(() => resolve(null), this.kAnswersWithin);
      this.tell(what);
    });
  },

  listen() {
    if (!self.BroadcastChannel) return;
    this.channel = new BroadcastChannel('nullo');
    this.channel.onmessage = ({ data }) => this.hear(data);
    addEventListener('pagehide', () => this.writes && this.tell('gone'));
    // A page that the browser had put aside knows too little.
    addEventListener('pageshow', (event) => event.persisted && location.reload());
  },

  hear({ what, from, to, count, blocks }) {
    if (to === this.id && this.answered) this.answered(what);
    if (this.writes) {
      if (what === 'who') this.tell('here', from);
      if (what === 'pen') this.look();
      if (what === 'give') {
        this.giving = from;
        this.flush();
        this.handOver();
      }
      return;
    }
    if (what === 'gone' && !navigator.locks && !Page.board) this.inOrder(() => this.claim(from));
    if (what !== 'stored') return;
    this.told.push({ count, blocks });
    this.inOrder(() => this.follow());
  },

  // ---- from IndexedDB into memory

  // One after another, so that nothing that was read before comes after what is newer.
  inOrder(work) {
    this.last = this.last.then(work).catch((error) => console.warn('Nullo:', error));
    return this.last;
  },

  // What is stored of all files, and the blocks with these keys; without keys: all of them.
  async read(transaction, keys) {
    const [files, blocks] = ['files', 'blocks'].map((name) => transaction.objectStore(name));
    const all = (store) => [store.getAllKeys(), store.getAll()].map((each) => this.promised(each));
    const some = keys && [keys, Promise.all(keys.map((key) => this.promised(blocks.get(key))))];
    const [paths, about, ids, values] = await Promise.all([...all(files), ...(some || all(blocks))]);
    return { paths, about, ids, values };
  },

  // What others have stored since this page read last; nothing: there is nothing.
  async news(transaction, top) {
    if (top.count === this.count) return null;
    this.told = this.told.filter(({ count }) => count > this.count);
    const told = this.told.filter(({ count }) => count <= top.count);
    const knows = top.count - this.count === told.length;
    return this.read(transaction, knows ? told.flatMap(({ blocks }) => blocks) : null);
  },

  put({ paths, about, ids, values }) {
    this.take(paths, about);
    const byId = new Map();
    for (const node of this.nodes()) byId.set(node.diskId, node);
    ids.forEach(([id, block], i) => values[i] && this.putBlock(byId.get(id), block, values[i]));
    this.dirty.clear();
    this.renamed = false;
    // SQLite has to read its log again.
    if (this.index !== null) HEAPU8.fill(0, this.index, this.index + 136);
    Page.wake();
  },

  // Where a file has been put in another one's place, the program has to open it anew.
  apply(news) {
    const replaced = news.paths.some((path, i) => {
      const before = this.stored[this.path(path)];
      return before && before.size >= 0 && before.id !== news.about[i].id;
    });
    if (replaced) Page.exchange(() => this.put(news));
    else this.put(news);
  },

  async follow() {
    if (this.writes || this.turning || this.none) return;
    if (!this.db) await this.connect();
    const transaction = this.db.transaction(['files', 'blocks']);
    const top = await this.promised(transaction.objectStore('files').get(''));
    if (!top) return; // thrown away; the page with the pen stores it anew
    const newest = this.told.length > 0 ? this.told[this.told.length - 1].count : 0;
    if (top.count > newest) return; // another message is on its way
    const news = await this.news(transaction, top);
    if (news) this.apply(news);
  },

  // Makes, resizes and removes files as IndexedDB has them.
  take(paths, about) {
    const now = {};
    paths.forEach((path, i) => {
      if (path === '') this.count = about[i].count;
      else now[this.path(path)] = about[i];
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

  putBlock(node, block, bytes) {
    if (!node) return;
    const from = block * this.kBlock;
    const room = node.usedBytes - from;
    if (room > 0) node.contents.set(bytes.subarray(0, room), from);
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

  // The name under which IndexedDB has a file, and the other way round.
  key(path) {
    return this.kStoredRoot + path.slice(this.kRoot.length);
  },

  path(key) {
    return this.kRoot + key.slice(this.kStoredRoot.length);
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
      if ((Disk.failed || Disk.turning) && Disk.isKept(stream.node)) throw new FS.ErrnoError(Disk.kInputOutputError);
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
    file.stream.fsync = dir.stream.fsync = (stream) => (Disk.isKept(stream.node) ? Disk.sync() : 0);
  },

  // What the program's fsync does: the transaction is on its way when it returns, and no frame that shows what it has
  // is shown before it is done. While the disk fails, the program hears that it does.
  sync() {
    if (this.failed || this.turning) throw new FS.ErrnoError(this.kInputOutputError);
    this.flush();
    return 0;
  },

  flush() {
    if (!this.writes || this.none || this.failed) return;
    if (this.dirty.size === 0 && !this.renamed && !this.anew) return;
    this.since = performance.now();
    if (this.busy) {
      this.again = true;
      return;
    }
    this.begin();
  },

  begin() {
    if (!this.writes) return;
    if (!this.db) return this.retry();
    this.busy = true;
    this.again = false;
    if (this.anew) {
      this.stored = {};
      for (const node of this.nodes()) this.noteAll(node);
    }
    const { anew, dirty: taken } = this;
    const start = performance.now();
    this.dirty = new Map();
    this.renamed = false;
    this.anew = false;
    const task = { anew, taken, now: {}, changed: [], why: '', mine: true, count: 0 };
    let transaction;
    const fails = (why) => {
      if (!this.busy || !this.writes) return;
      for (const [node, blocks] of taken) {
        const all = this.dirty.get(node);
        if (all) for (const block of blocks) all.add(block);
        else this.dirty.set(node, blocks);
      }
      if (!task.mine) return this.lose();
      this.busy = false;
      this.renamed = true;
      this.anew = this.anew || anew;
      this.fails(task.why || why);
    };
    try {
      if (this.fail > 0) {
        --this.fail;
        throw new DOMException('as a test wants it', 'QuotaExceededError');
      }
      transaction = this.db.transaction(['files', 'blocks'], 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => {
        this.tell('stored', undefined, { count: task.count, blocks: task.changed });
        if (!this.writes) return; // another page has the pen since
        this.busy = false;
        this.count = task.count;
        this.stored = task.now;
        this.failed = '';
        this.times.push(performance.now() - start);
        if (this.times.length > 10000) this.times.shift();
        if (this.again || this.anew) this.begin();
        else Page.isStored();
        this.handOver();
      };
      transaction.onabort = () => fails(this.reason(transaction.error));
      this.check(transaction, task);
      this.write(transaction, task);
    } catch (error) {
      if (transaction) transaction.onabort = null;
      try {
        if (transaction) transaction.abort();
      } catch (ended) {} // it has ended by itself
      fails(this.reason(error));
    }
  },

  // Lets the transaction store only if this page still has the pen.
  check(transaction, task) {
    const files = transaction.objectStore('files');
    const request = files.get('');
    request.onsuccess = () => {
      const top = request.result;
      const isMine = top ? top.writer === this.id : task.anew;
      if (isMine) {
        task.count = Math.max(this.count, top ? top.count : 0) + 1;
        files.put({ count: task.count, writer: this.id }, '');
        if (transaction.commit) transaction.commit();
        return;
      }
      if (!top) {
        this.anew = true;
        task.why = Page.said('the browser has thrown away what was stored');
      } else if (top.count < this.count) {
        // What this page has confirmed is stored nowhere else: it is neither given up nor put over the other page's.
        task.why = Page.said('the browser has thrown away what was stored, and another tab has begun anew. Save all data ' +
          'here as a file, and take it in there');
      } else {
        task.mine = false;
      }
      transaction.abort();
    };
  },

  write(transaction, { anew, taken, now, changed }) {
    const files = transaction.objectStore('files');
    const blocks = transaction.objectStore('blocks');
    if (anew) {
      files.clear();
      blocks.clear();
    }
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
  },

  reason(error) {
    if (!error) return Page.said('the browser gave it up');
    if (error.name === 'QuotaExceededError') return Page.said('the browser has no more room: make room on this device');
    if (error.name === 'VersionError') return Page.said('a newer Nullo is open in another tab: load this page again');
    return (error.message || error.name).replace(/\.$/, '');
  },

  fails(why) {
    this.failed = why;
    this.again = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.retry(), this.kRetryAfter);
    Page.isNotStored();
    this.handOver();
  },

  async retry() {
    if (this.busy || !this.writes) return;
    this.busy = true; // so that it is tried once at a time
    try {
      if (!this.db) await this.connect();
    } catch (error) {
      this.busy = false;
      if (this.writes) this.fails(this.reason(error));
      return;
    }
    this.busy = false;
    this.begin();
  },

  waits() {
    return this.busy || this.again;
  },

  async start() {
    FS.mkdir(this.kRoot);
    this.listen();
    try {
      await this.connectAtStart();
    } catch (error) {
      this.none = this.reason(error);
      this.writes = true;
    }
    if (!this.none) await this.load();
    this.watch();
  },

  async load() {
    const before = await this.promised(this.db.transaction('files').objectStore('files').get(''));
    if (await this.isFree()) {
      await this.inOrder(() => this.claim(navigator.locks ? undefined : before ? before.writer : ''));
    }
    if (this.writes) return;
    this.put(await this.read(this.db.transaction(['files', 'blocks'])));
    this.queue();
  },
};
