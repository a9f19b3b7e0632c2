// The page around the program: its events, its frames, and all that only a browser has. The program's side is main.cpp.
const Page = {
  kStillFor: 300, // milliseconds in which no tap counts after the canvas has moved: it was meant for another place
  kHoldAtMost: 500, // milliseconds that a frame waits for the disk; then it is shown with a mark
  kLeaveShows: 5000, // milliseconds that the board's button shows
  kExports: '/Downloads/Nullo', // where the program writes files for others
  kImports: '/Imports',
  kHubAnswersWithin: 60000, // milliseconds
  kListenAgainAfter: 5000, // milliseconds after the connection was lost
  kLanguage: 'nullo.language', // where the browser keeps which one was spoken last
  kTyping: 1,
  kLines: 2,
  kWaits: 16,

  board: new URLSearchParams(location.search).has('board'), // only the board is shown

  canvas: null,
  typed: null, // the text field that brings up the keyboard of a phone
  begun: false, // the program has
  up: false,
  waiting: false, // a turn is asked for
  inTurn: false,
  happened: false,
  timer: 0,
  touch: false, // the last press was a finger's
  shares: false, // the device has a sheet of sharing that takes text
  install: null, // the browser's own offer to install the page
  value: '', // of the text field, as the program knows it
  name: '',
  words: '',
  speaks: false, // the program can say sentences
  language: 'en', // that the program speaks
  wanted: 'en', // that it is to speak, once its words are here
  spoken: new Set(['en']), // those that it can speak, as it has their words
  awake: false,
  lock: null,
  asking: false, // for the lock of the screen
  update: null, // a newer version, loaded and waiting
  persisted: null,
  hub: '', // where this page comes from, if a club's hub is there
  ear: null, // the hub that is listened to
  listening: null, // stops that
  asked: [], // questions of the page's own
  done: '', // said until the next press
  moved: -1e6, // the canvas has moved or changed its size then
  missed: 0, // taps that did not count for that
  frames: 0,
  turns: 0,
  lastShown: 0, // milliseconds since the page was opened, as all of these
  firstShown: 0,
  lifted: 0, // the last finger went up then, and no frame has shown it yet
  latencies: [],

  call: (name, ...values) => Module['_nullo_' + name](...values),
  text: (name, ...values) =>
    Module.ccall('nullo_' + name, 'string', values.map((each) => typeof each), values),

  // ---- frames: one when something has happened, none at rest

  wake() {
    this.happened = true;
    if (this.waiting || !this.up) return;
    this.waiting = true;
    const go = () => {
      if (!this.waiting) return;
      this.waiting = false;
      clearTimeout(late);
      if (this.happened) this.turn(true);
    };
    requestAnimationFrame(go);
    const late = setTimeout(go, 100); // a page that lies behind others gets no frames
  },

  turn(happened) {
    if (!this.up) return;
    const any = happened || this.happened;
    this.happened = false;
    ++this.turns;
    this.inTurn = true;
    const seconds = this.call('turn', any ? 1 : 0);
    this.inTurn = false;
    clearTimeout(this.timer);
    if (seconds > 0) this.timer = setTimeout(() => this.turn(false), seconds * 1000);
    Disk.flush();
    this.follow();
  },

  // A frame that shows what is not on the disk yet waits for it, but not long.
  holds() {
    if (Disk.turning) return true; // what was not stored when another page took the pen is never shown as if it were
    return Disk.waits() && !Disk.failed && performance.now() - Disk.since < this.kHoldAtMost;
  },

  shown(dark) {
    ++this.frames;
    this.lastShown = performance.now();
    if (!this.firstShown) this.firstShown = this.lastShown;
    if (this.lifted > 0) this.latencies.push(this.lastShown - this.lifted);
    this.lifted = 0;
    Buttons.follow();
    if (this.dark === dark) return;
    this.dark = dark;
    const colour = dark ? '#12181b' : '#f1ede3';
    document.body.style.background = colour;
    document.body.dataset.theme = dark ? 'dark' : 'light';
    document.querySelector('meta[name=theme-color]').content = colour;
  },

  isStored() {
    if (!this.up) return;
    this.showNotices();
    if (this.call('state') & this.kWaits) this.call('present');
  },

  isNotStored() {
    this.showNotices();
    if (this.up && !this.inTurn) this.call('present');
  },

  // This page has begun to write, or only reads from now on.
  roleChanged() {
    this.showNotices();
    this.wake();
  },

  // Does something to the files in memory while the program has none of them open.
  exchange(work) {
    if (!this.begun) return work();
    this.call('close');
    Disk.index = null;
    try {
      work();
    } finally {
      this.call('open');
    }
    this.turn(true);
  },

  // What the page shows and says besides the canvas, after each turn.
  follow() {
    const state = this.call('state');
    if (state & this.kWaits) {
      clearTimeout(this.late);
      this.late = setTimeout(() => {
        this.showNotices();
        this.call('present');
      }, this.kHoldAtMost);
    }
    const name = this.text('page_name');
    if (name !== this.name) {
      this.name = name;
      this.showTools();
    }
    const title = name === 'start' ? 'Nullo' : `${this.text('page_title')} – Nullo`;
    if (document.title !== title) document.title = title; // the table's names the hand
    const words = this.text('spoken');
    if (words !== this.words) {
      this.words = words;
      document.getElementById('spoken').textContent = words;
    }
    this.takeExports();
    this.showNotices();
    this.followLanguage();
  },

  // ---- the language: the one that was spoken last, else the first one of the browser's that there is

  firstLanguage() {
    const known = ['en', ...this.text('languages').split(' ')];
    const wanted = [this.kept(this.kLanguage), ...navigator.languages.map((each) => each.split('-')[0])];
    return wanted.find((code) => known.includes(code)) || 'en';
  },

  // Somebody has chosen another one.
  followLanguage() {
    const language = this.text('language');
    if (language === this.language) return;
    this.language = language;
    this.speak(language);
  },

  // Its words are loaded once, and kept for when there is no network.
  async speak(code) {
    this.wanted = code;
    const file = this.spoken.has(code) ? '' : `${code}.mo`;
    if (file) {
      try {
        const answer = await fetch(file);
        if (!answer.ok) throw new Error(answer.statusText);
        FS.writeFile(`/${file}`, new Uint8Array(await answer.arrayBuffer()));
      } catch (unreached) {
        return this.say(this.said('The words of this language could not be loaded. Nullo tries again when there is a network.'));
      }
    }
    if (code !== this.wanted) return; // another one was chosen meanwhile
    const speaks = Module.ccall('nullo_speak', 'number', ['string', 'string'], [code, file && `/${file}`]);
    if (file) FS.unlink(`/${file}`);
    if (!speaks) return this.say(this.said('The words of this language are damaged. Load the page again.'));
    this.spoken.add(code);
    this.language = code;
    this.keep(this.kLanguage, code);
    document.documentElement.lang = code;
    if (file && navigator.serviceWorker) navigator.serviceWorker.ready.then(({ active }) => active.postMessage(file));
    this.sayOwn();
    this.wake();
  },

  // What stands on the page itself.
  sayOwn() {
    document.getElementById('leave').textContent = this.said('✕ Close the board');
    this.canvas.setAttribute('aria-label', this.said('Nullo’s screen, with buttons over it'));
    this.typed.setAttribute('aria-label', this.said('Type here'));
    this.showTools();
  },

  kept: (name) => { try { return localStorage.getItem(name); } catch { return null; } },
  keep: (name, value) => { try { localStorage.setItem(name, value); } catch {} }, // it is asked of the browser, then

  // A sentence of the page's own, in that language, with what stands in its places: said('{file} cannot be read', { file }).
  said(english, places = {}) {
    const sentence = this.speaks ? this.text('say', english) : english;
    return sentence.replace(/\{(\w+)\}/g, (whole, place) => places[place] ?? whole);
  },

  // ---- what the pointer does

  place(event) {
    const box = this.canvas.getBoundingClientRect();
    return [(event.clientX - box.left) * devicePixelRatio, (event.clientY - box.top) * devicePixelRatio];
  },

  isStill() {
    const { height, clientHeight } = this.canvas;
    const drawn = height === Math.max(1, Math.round(clientHeight * devicePixelRatio));
    return drawn && performance.now() - this.moved > this.kStillFor;
  },

  listenToPointer() {
    const on = (type, act) =>
      this.canvas.addEventListener(type, (event) => {
        if (!event.isPrimary) return;
        event.preventDefault();
        act(event);
      });
    on('pointermove', (event) => {
      this.call('move', ...this.place(event));
      this.wake();
    });
    on('pointerdown', (event) => {
      if (event.button !== 0) return;
      if (!this.isStill()) {
        ++this.missed;
        return;
      }
      this.down = true;
      this.touch = event.pointerType !== 'mouse';
      this.done = '';
      this.firstPress();
      try {
        this.canvas.setPointerCapture(event.pointerId);
      } catch (gone) {} // the finger is up already
      this.call('move', ...this.place(event));
      this.call('button', 1);
      this.turn(true);
    });
    on('pointerup', (event) => {
      if (event.button !== 0 || !this.down) return;
      this.down = false;
      this.call('move', ...this.place(event));
      this.call('button', 0);
      this.lifted = event.timeStamp;
      const page = this.name;
      this.turn(true); // at once: only now may the phone's keyboard come up
      this.followTyping(page === this.name);
      if (this.touch) {
        this.call('leave');
        this.wake();
      }
    });
    on('pointercancel', () => {
      this.down = false;
      this.call('leave');
      this.call('button', 0);
      this.wake();
    });
    on('pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return;
      this.call('leave');
      this.wake();
    });
    this.canvas.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const step = event.deltaMode === 0 ? 100 : 3;
        this.call('wheel', -event.deltaX / step, -event.deltaY / step);
        this.wake();
      },
      { passive: false },
    );
    for (const type of ['contextmenu', 'gesturestart', 'touchstart', 'touchmove', 'dblclick']) {
      this.canvas.addEventListener(type, (event) => event.preventDefault(), { passive: false });
    }
  },

  firstPress() {
    if (this.pressed) return;
    this.pressed = true;
    history.pushState({ nullo: true }, '');
    this.askToPersist();
  },

  // ---- what the keys do

  listenToKeys() {
    addEventListener('keydown', (event) => {
      const tools = event.target instanceof HTMLButtonElement &&
        !(Buttons.has(event.target) && event.key !== 'Enter' && event.key !== ' ');
      if (event.isComposing || event.keyCode === 229 || !this.up || tools) return;
      const ctrl = (event.ctrlKey || event.metaKey) && !event.altKey;
      const typing = document.activeElement === this.typed;
      const character = [...event.key].length === 1;
      if (event.repeat && !typing && !event.key.startsWith('Arrow') && !event.key.startsWith('Page')) return;
      if (typing && ((character && !ctrl) || event.key === 'Backspace' || (ctrl && 'vz'.includes(event.key)))) return;
      const key = ctrl ? event.key.toLowerCase() : event.key;
      if (!this.text('field') && ctrl && key === 'v') return;
      if (!this.key(key, event.shiftKey, ctrl)) return;
      event.preventDefault();
      this.turn(true);
      this.resetTyped();
      this.followTyping(true);
    });
    // What the field gets is taken as the difference to what it had, so that words which are composed, corrected or
    // pasted reach the program as they grow.
    this.typed.addEventListener('input', (event) => {
      const before = [...this.value];
      const after = [...this.typed.value];
      let same = 0;
      while (same < before.length && same < after.length && before[same] === after[same]) ++same;
      for (let i = same; i < before.length; ++i) this.key('Backspace', false, false);
      for (const letter of after.slice(same)) if (letter !== '\n') this.key(letter, false, false);
      this.value = this.typed.value;
      if (!event.isComposing) this.resetTyped();
      this.turn(true);
    });
    this.typed.addEventListener('compositionend', () => this.resetTyped());
    this.typed.addEventListener('beforeinput', (event) => {
      if (event.inputType !== 'insertLineBreak' && event.inputType !== 'insertParagraph') return;
      event.preventDefault();
      this.key('Enter', (this.call('state') & this.kLines) !== 0, false);
      this.turn(true);
      this.followTyping(true);
    });
  },

  key: (key, shift, ctrl) =>
    Module.ccall('nullo_key', 'number', ['string', 'number', 'number'], [key, shift ? 1 : 0, ctrl ? 1 : 0]) !== 0,

  // The field always has a letter that nobody sees, so that there is something for Backspace to take away.
  resetTyped() {
    this.value = '\u200b';
    if (this.typed.value !== this.value) this.typed.value = this.value;
    this.typed.setSelectionRange(1, 1);
  },

  // Gives the keyboard to the field that is typed in. A page that opens with such a field brings up no keyboard on a
  // phone: that is for the tap on the field.
  followTyping(may) {
    const field = this.text('field');
    const has = document.activeElement === this.typed;
    if (!field) {
      if (has) this.canvas.focus({ preventScroll: true });
      return;
    }
    if (this.touch && !has && !(may && this.call('typing_here'))) return;
    const numbers = /^(number|stake|amount|count|score)/.test(field);
    this.typed.inputMode = numbers ? 'decimal' : /^search/.test(field) ? 'search' : 'text';
    this.typed.enterKeyHint = /^search/.test(field) ? 'search' : 'next';
    this.typed.autocapitalize = /^name/.test(field) ? 'words' : 'none';
    if (field !== this.field) this.resetTyped();
    this.field = field;
    if (this.touch && has && this.keyboardIsDown()) this.typed.blur();
    this.typed.focus({ preventScroll: true });
  },

  keyboardIsDown: () => !window.visualViewport || visualViewport.height > innerHeight * 0.85,

  // ---- size

  listenToSize() {
    const fit = () => {
      this.moved = this.pressed ? performance.now() : -1e6;
      const { clientWidth: width, clientHeight: height } = this.canvas;
      const wide = Math.max(1, Math.round(width * devicePixelRatio));
      const high = Math.max(1, Math.round(height * devicePixelRatio));
      if (this.canvas.width !== wide) this.canvas.width = wide;
      if (this.canvas.height !== high) this.canvas.height = high;
      this.call('resize', wide, high, devicePixelRatio);
      this.turn(true); // before the browser draws: an emptied canvas is never seen
    };
    new ResizeObserver(fit).observe(this.canvas);
    // The part that a phone's keyboard leaves.
    if (window.visualViewport) {
      const shrink = () => {
        const less = visualViewport.height > 0 && visualViewport.height < innerHeight - 1;
        document.body.style.height = less ? visualViewport.height + 'px' : '';
        scrollTo(0, 0);
      };
      visualViewport.addEventListener('resize', shrink);
      shrink();
    }
    const watchRatio = () => {
      matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
        'change',
        () => {
          fit();
          watchRatio();
        },
        { once: true },
      );
    };
    watchRatio();
    fit();
  },

  // ---- what only a browser has

  // A pattern of its own for each. People who want less to move on their screen want no hand that shakes either.
  vibrate: (refused) => navigator.vibrate(refused ? [30, 60, 30] : 40),

  tellDevice() {
    const inHand = matchMedia('(pointer: coarse)').matches;
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.shares = inHand && Boolean(navigator.share);
    Module.ccall('nullo_know', null, ['number', 'number', 'string', 'string'],
      [inHand && moves && navigator.vibrate ? 1 : 0, this.shares ? 1 : 0, this.hub, this.deviceName()]);
  },

  // `told`: the program asks, and says what became of it.
  async copy(text, told) {
    if (told && this.shares) {
      const became = await navigator.share({ text }).then(() => 'shared', (error) => error.name === 'AbortError' && 'closed');
      if (became) return this.tellGiven(became, this.said('the message'));
    }
    const done = await this.giveToClipboard(text);
    if (told) this.call('copied', done ? 1 : 0);
    else if (!done) this.say(this.said('The browser did not copy it.'));
    this.wake();
  },

  async giveToClipboard(text) {
    if (!navigator.clipboard) return this.copyByCommand(text); // over plain http
    return navigator.clipboard.writeText(text).then(() => true, () => false);
  },

  copyByCommand(text) {
    const place = document.createElement('textarea');
    place.className = 'unseen';
    place.value = text;
    document.body.append(place);
    place.select();
    const done = document.execCommand('copy');
    place.remove();
    this.canvas.focus({ preventScroll: true });
    return done;
  },

  async stayAwake(wanted) {
    this.awake = wanted;
    if (!navigator.wakeLock || (this.lock !== null) === wanted || document.hidden || this.asking) return;
    if (!wanted) {
      this.lock.release();
      this.lock = null;
      return;
    }
    this.asking = true;
    try {
      const lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => {
        if (this.lock === lock) this.lock = null;
      });
      this.lock = lock;
    } catch (refused) {} // a battery that is low: the screen goes dark as it always does
    this.asking = false;
    if (this.call('awake', this.lock ? 1 : 0)) this.wake();
  },

  toggleFullScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else if (document.documentElement.requestFullscreen) document.documentElement.requestFullscreen().catch(() => {});
  },

  // The board for a TV: a tab of its own, which never writes.
  openBoard() {
    if (!open('?board', 'nullo-board')) this.say(this.said('The browser did not open a second window.'));
  },

  // The button shows for a while after the pointer was moved or the board was tapped.
  offerToLeaveBoard() {
    const leave = document.getElementById('leave');
    let timer = 0;
    const show = () => {
      leave.hidden = false;
      clearTimeout(timer);
      timer = setTimeout(() => (leave.hidden = true), this.kLeaveShows);
    };
    for (const type of ['pointermove', 'pointerdown']) addEventListener(type, show);
    leave.addEventListener('click', () => {
      close();
      // A browser closes only a tab that a page has opened.
      if (!self.closed) location.search = '';
    });
    show();
  },

  closed() {
    this.say(this.said('Everything is stored. You can close this page.'));
  },

  listenToBrowser() {
    addEventListener('popstate', () => {
      if (this.asked.pop() || this.call('back')) {
        history.pushState({ nullo: true }, '');
        this.showNotices();
        this.turn(true);
      } else {
        this.pressed = false;
        history.back();
      }
    });
    addEventListener('pagehide', () => Disk.flush());
    addEventListener('visibilitychange', () => {
      if (document.hidden) Disk.flush();
      else this.stayAwake(this.awake);
      if (this.listening && document.hidden) this.listening.abort();
      else if (this.ear) this.listenToHub(this.ear.address, this.ear.token);
      this.wake();
    });
    this.canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      this.up = false;
    });
    this.canvas.addEventListener('webglcontextrestored', () => {
      this.up = true;
      this.call('draw_again');
      this.turn(true);
    });
    for (const type of ['dragover', 'drop']) {
      addEventListener(type, (event) => {
        event.preventDefault();
        if (type === 'drop') this.dropped(event.dataTransfer).then((files) => this.takeFiles(files));
      });
    }
  },

  // ---- installing

  isInstalled: () => matchMedia('(display-mode: standalone)').matches || navigator.standalone === true,

  // Browsers that can install a page say so, and then wait for somebody to ask.
  listenToInstalling() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.install = event;
      this.showTools();
    });
    addEventListener('appinstalled', () => {
      this.install = null;
      this.showTools();
    });
  },

  async askToInstall() {
    const offer = this.install;
    this.install = null; // it can be asked once
    await offer.prompt();
    this.showTools();
  },

  // How to install it where no browser can be asked: on iPhones and iPads.
  howToInstall() {
    const apple = /iPhone|iPad|iPod/.test(navigator.userAgent) ||
      (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
    return apple && !this.isInstalled()
      ? this.said('To have Nullo among your apps, tap the browser’s Share button, then “Add to Home Screen”.') : '';
  },

  async askToPersist() {
    if (!navigator.storage || !navigator.storage.persist) return;
    this.persisted = (await navigator.storage.persisted()) || (await navigator.storage.persist());
    this.showTools();
  },

  // ---- files

  // Hands out what the program has written for others.
  takeExports() {
    if (!FS.analyzePath(this.kExports).exists) return;
    const names = FS.readdir(this.kExports).filter((name) => !name.startsWith('.')); // not what is still being written
    const files = names.map((name) => this.fileAt(this.kExports + '/' + name, name));
    for (const name of names) FS.unlink(this.kExports + '/' + name);
    if (files.length > 0) this.handOut(files);
  },

  fileAt(path, name) {
    const types = { json: 'application/json', csv: 'text/csv', html: 'text/html', png: 'image/png' };
    const type = types[name.split('.').pop()] || 'application/octet-stream';
    return new File([FS.readFile(path)], name, { type });
  },

  tellGiven(became, what) {
    Module.ccall('nullo_given', null, ['string', 'string'], [became, what]);
    this.wake();
  },

  // Gives files to others, and tells the program what became of that.
  async handOut(files) {
    const tell = (what) => this.tellGiven(what, files.map((file) => file.name).join(', '));
    if (this.touch && navigator.canShare && navigator.canShare({ files })) {
      try {
        await navigator.share({ files });
        return tell('shared');
      } catch (error) {
        if (error.name === 'AbortError') return tell('closed');
      }
    }
    for (const file of files) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    }
    return tell('download');
  },

  // What was dropped: each file with the path that it has below what was dropped.
  dropped(transfer) {
    const items = [...transfer.items].filter((item) => item.kind === 'file');
    // Both have to be asked at once: afterwards the browser has nothing of it any more.
    const found = items.map((item) => [item.webkitGetAsEntry && item.webkitGetAsEntry(), item.getAsFile()]);
    const files = ([entry, file]) => (entry ? this.filesIn(entry) : [{ file, path: file.name }]);
    return Promise.all(found.map(files)).then((all) => all.flat());
  },

  async filesIn(entry) {
    const path = entry.fullPath.slice(1);
    if (entry.isFile) return [{ file: await new Promise((resolve) => entry.file(resolve, () => resolve(null))), path }];
    const reader = entry.createReader();
    const all = [];
    for (;;) {
      const some = await new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
      if (some.length === 0) return all.filter(({ path }) => /\.(json|jsonl|ndjson|db)$/i.test(path));
      for (const each of some) all.push(...(await this.filesIn(each)));
    }
  },

  // All of them are previewed together, each with its own verdict.
  async takeFiles(files) {
    const taken = new Set();
    for (const { file, path } of files) {
      try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const place = this.placeFor(path, bytes, taken);
        taken.add(place);
        if (new TextDecoder().decode(bytes.subarray(0, 15)) === 'SQLite format 3') this.askToRestore(place, path);
        else Module.ccall('nullo_drop', null, ['string'], [place]);
      } catch (error) {
        this.say(this.said('{file} cannot be read. Choose it again.', { file: path }));
      }
    }
    this.wake();
  },

  // Puts a file among those that came in. Others of its name stay: it gets a number, unless it is one of them again.
  placeFor(path, bytes, taken) {
    const [, name, ending] = path.replace(/\u0000/g, '_').replace(/(^|\/)\.\.(?=\/)/g, '$1_').match(/^(.*?)(\.[^.\/]*)?$/s);
    for (let number = 1; ; ++number) {
      const place = `${this.kImports}/${name}${number > 1 ? ` (${number})` : ''}${ending || ''}`;
      const is = FS.analyzePath(place).exists;
      if (taken.has(place) || (is && !this.isSame(FS.readFile(place), bytes))) continue;
      FS.mkdirTree(place.slice(0, place.lastIndexOf('/')));
      FS.writeFile(place, bytes);
      return place;
    }
  },

  isSame: (some, others) => some.length === others.length && some.every((byte, i) => byte === others[i]),

  askToRestore(place, name) {
    if (!Disk.writes) return this.say(this.said('Nullo is open in another tab. Take the file in there.'));
    this.asked.push({
      text: this.said('Take all data from {file}? What is here now is set aside, and can be restored in the settings.',
        { file: name }),
      yes: this.said('Take it'),
      act: () => {
        this.say(this.text('restore', place));
        FS.unlink(place);
        this.turn(true);
      },
    });
    this.showNotices();
  },

  saveAll() {
    const folder = '/Copies';
    if (!FS.analyzePath(folder).exists) FS.mkdir(folder);
    const name = `nullo-${new Date().toISOString().slice(0, 10)}.db`;
    const failed = this.text('copy_to', `${folder}/${name}`);
    if (failed) return this.say(failed);
    this.handOut([this.fileAt(`${folder}/${name}`, name)]);
    FS.unlink(`${folder}/${name}`);
  },

  // ---- bars beside the canvas

  async takePen() {
    if (await Disk.takePen()) return;
    this.say(this.said('The other tab has entries that it could not store yet. Look there first, or close it.'));
  },

  say(text) {
    this.done = text;
    this.showNotices();
  },

  button(label, act) {
    const button = document.createElement('button');
    button.textContent = label;
    button.addEventListener('click', () => {
      act();
      this.showNotices();
      this.canvas.focus({ preventScroll: true });
    });
    return button;
  },

  whyItOnlyWatches() {
    if (Disk.refused) return this.said('Nullo cannot store anything here: {reason}.', { reason: Disk.refused });
    return Disk.lost ? this.said('Nullo is used in another tab now.') : this.said('Nullo is open in another tab.');
  },

  // Each notice: its text, buttons with what they do, and a class of its own.
  notices() {
    const all = [];
    const add = (text, ...buttons) => all.push({ text, buttons, kind: '' });
    const save = [this.said('Save all data'), () => this.saveAll()];
    if (!Disk.writes && !this.board) {
      const last = Disk.unstored ? this.said('What you entered last here was not stored.') : '';
      add([this.whyItOnlyWatches(), last, this.said('Here you can only watch.')].filter(Boolean).join(' '),
        [this.said('Use it here'), () => this.takePen()]);
    }
    if (Disk.none && Disk.shut) {
      add(this.said('What this browser has stored cannot be opened: {reason}. It is not on this page, and what you enter ' +
        'here is lost when the page is closed. Close other windows of this browser, then load the page again.',
        { reason: Disk.none }), [this.said('Load again'), () => location.reload()], save);
    } else if (Disk.none) {
      add(this.said('This browser keeps nothing here: {reason}. What you enter is lost when the page is closed. ' +
        'Open Nullo in a window that is not private, or save all data as a file.', { reason: Disk.none }), save);
    }
    if (Disk.failed) {
      add(this.said('Not stored: {reason}. The last entries are kept in memory, and Nullo tries again. Leave this page open.',
        { reason: Disk.failed }), [this.said('Try now'), () => Disk.retry()], save);
      all.at(-1).kind = 'bad';
    } else if (Disk.waits() && performance.now() - Disk.since >= this.kHoldAtMost) {
      add(this.said('Not stored yet: the browser is slow.'));
      all.at(-1).kind = 'bad';
    }
    for (const asked of this.asked) {
      const close = () => { this.asked = this.asked.filter((each) => each !== asked); };
      add(asked.text, [asked.yes, () => { close(); asked.act(); }], [this.said('Cancel'), close]);
    }
    if (this.done) add(this.done, [this.said('OK'), () => { this.done = ''; }]);
    if (this.update && this.name !== 'table') {
      add(this.said('A new version of Nullo is here.'), [this.said('Use it now'), () => this.useUpdate()],
        [this.said('Later'), () => { this.update = null; }]);
    }
    if (!isSecureContext && !this.board) {
      add(this.said('This page came over plain http, so it cannot start without a network, be installed, keep the screen ' +
        'awake or share files. Over https it can.'));
      all.at(-1).kind = 'quiet';
    }
    return all;
  },

  showNotices() {
    const all = this.notices();
    const shown = JSON.stringify(all);
    if (shown === this.shownNotices) return;
    this.shownNotices = shown;
    const place = document.getElementById('notices');
    place.replaceChildren(...all.map(({ text, buttons, kind }) => {
      const bar = document.createElement('div');
      bar.className = kind;
      const words = document.createElement('span');
      words.textContent = text;
      bar.append(words, ...buttons.map(([label, act]) => this.button(label, act)));
      return bar;
    }));
  },

  // What needs a file picker, on the pages that are about files.
  showTools() {
    const tools = [];
    const pick = (label, accept) => [label, () => {
      const picker = document.getElementById('picker');
      picker.accept = accept;
      picker.click();
    }];
    const texts = [];
    if (this.name === 'import') tools.push(pick(this.said('Choose files…'), '.json,.jsonl,.ndjson,application/json'));
    if (this.name === 'settings') {
      if (this.persisted === false) {
        texts.push(this.said('This browser may clear its data when it runs out of room: save them as a file now and then.'));
      }
      if (this.howToInstall()) texts.push(this.howToInstall());
      if (this.install && !this.isInstalled()) tools.push([this.said('Install Nullo as an app'), () => this.askToInstall()]);
      tools.push([this.said('Save all data…'), () => this.saveAll()],
        pick(this.said('Take data from a file…'), '.db,application/vnd.sqlite3'));
    }
    const place = document.getElementById('tools');
    place.replaceChildren(...texts.map((text) => Object.assign(document.createElement('span'), { textContent: text })),
      ...tools.map(([label, act]) => this.button(label, act)));
    place.hidden = tools.length === 0;
  },

  // ---- new versions

  async listenToVersions() {
    if (!navigator.serviceWorker || location.protocol === 'file:') return;
    try {
      const registration = await navigator.serviceWorker.register('service_worker.js');
      const look = () => {
        if (!registration.waiting || !navigator.serviceWorker.controller) return;
        this.update = registration.waiting;
        this.showNotices();
      };
      look();
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker.addEventListener('statechange', look);
      });
    } catch (refused) {} // the page works, but not without a network
  },

  useUpdate() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.update.postMessage('use');
    this.update = null;
  },

  // ---- the beginning

  // This page was served by a club's hub, which answers at the same address.
  async lookForHub() {
    if (this.hub) return;
    const said = await fetch('/api/1/hub', { cache: 'no-store', credentials: 'omit' })
      .then((answer) => answer.json()).catch(() => ({})); // a page from elsewhere, or no network
    if (said.hub !== 'nullo') return;
    this.hub = location.origin;
    this.tellDevice();
    this.enterByLink();
    this.wake();
  },

  // A link of the hub's lets this device enter a session: "#enter=k3xq8mw2&session=…". The code is good once, so it does
  // not stay in the address.
  enterByLink() {
    const said = new URLSearchParams(location.hash.slice(1));
    if (!said.has('enter')) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    Module.ccall('nullo_enter', null, ['string', 'string'], [said.get('enter'), said.get('session') || '']);
  },

  // Carries a request of the program to the hub, and its answer back.
  async askHub(number, address, token, body) {
    const file = '/hub-answer';
    let [status, failure] = [0, ''];
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), this.kHubAnswersWithin);
    FS.writeFile(file, '');
    try {
      const answer = await fetch(address, {
        method: body ? 'POST' : 'GET',
        headers: { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { 'Content-Type': 'application/json' }) },
        body: body || undefined,
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        signal: stop.signal,
      });
      FS.writeFile(file, new Uint8Array(await answer.arrayBuffer()));
      status = answer.status;
    } catch (error) {
      failure = navigator.onLine ? this.said('no answer') : this.said('this device is in no network');
    }
    clearTimeout(timer);
    Module.ccall('nullo_hub_answered', null, ['number', 'number', 'string', 'string'], [number, status, file, failure]);
    FS.unlink(file);
    this.wake();
  },

  // The hub says when something is new. A page that nobody sees does not listen; it asks when it is seen again.
  async listenToHub(address, token) {
    if (this.listening) this.listening.abort();
    const stop = new AbortController();
    this.listening = stop;
    this.ear = { address, token };
    while (address && !stop.signal.aborted) {
      try {
        const headers = { Authorization: `Bearer ${token}` };
        const answer = await fetch(`${address}/api/1/events`, { headers, cache: 'no-store', credentials: 'omit', signal: stop.signal });
        if (answer.ok) await this.hearLines(answer.body.getReader());
      } catch (lost) {} // it is asked every few seconds meanwhile
      await new Promise((resolve) => setTimeout(resolve, this.kListenAgainAfter));
    }
  },

  async hearLines(reader) {
    const words = new TextDecoder();
    for (let begun = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (begun + words.decode(value, { stream: true })).split('\n');
      begun = lines.pop();
      for (const line of lines) Module.ccall('nullo_hub_said', null, ['string'], [line]);
      this.turn(false);
    }
  },

  // What this device is called in a club.
  deviceName() {
    const { userAgent } = navigator;
    const kinds = [['iPhone', 'iPhone'], ['iPad', 'iPad'], ['Android', 'Android'], ['Windows', 'Windows'],
      ['Macintosh', 'Mac'], ['CrOS', 'Chromebook'], ['Linux', 'Linux']];
    const kind = kinds.find(([sign]) => userAgent.includes(sign));
    return kind ? this.said('{device} browser', { device: kind[1] }) : this.said('a browser');
  },

  fail(text) {
    document.getElementById('failed').textContent = text;
    document.getElementById('failed').hidden = false;
    document.getElementById('canvas').hidden = true;
  },

  prepare() {
    this.canvas = document.getElementById('canvas');
    this.typed = document.getElementById('typed');
    ENV.HOME = '/';
    ENV.XDG_DATA_HOME = Disk.kRoot;
    ENV.XDG_CONFIG_HOME = '/config';
    FS.mkdir('/Downloads');
    FS.mkdir(this.kImports);
    FS.mkdir('/config');
    FS.writeFile('/config/user-dirs.dirs', 'XDG_DOCUMENTS_DIR="/Downloads"\nXDG_DOWNLOAD_DIR="/Imports"\n');
    addRunDependency('disk');
    Disk.start().then(
      () => removeRunDependency('disk'),
      (error) => this.fail(this.said('The browser’s storage cannot be read: {reason}.', { reason: Disk.reason(error) })),
    );
  },

  async begin() {
    this.speaks = true;
    await this.speak(this.firstLanguage());
    if (!this.call('start', this.board ? 1 : 0)) {
      this.fail(this.said('This browser has no WebGL 2, which Nullo draws with. Take a newer browser, or let it use the graphics ' +
        'card.'));
      return;
    }
    this.up = this.begun = true;
    if (!navigator.wakeLock) this.call('awake', 0);
    this.tellDevice();
    if (this.board) {
      this.listenToBrowser();
      this.listenToSize();
      this.canvas.addEventListener('click', () => this.toggleFullScreen());
      this.offerToLeaveBoard();
      document.documentElement.dataset.up = 'yes';
      return;
    }
    document.getElementById('picker').addEventListener('change', ({ target }) => {
      this.takeFiles([...target.files].map((file) => ({ file, path: file.name })));
      target.value = '';
    });
    this.listenToPointer();
    this.listenToKeys();
    this.listenToBrowser();
    this.listenToSize();
    this.resetTyped();
    this.canvas.focus({ preventScroll: true });
    this.followTyping(true);
    this.listenToVersions();
    this.lookForHub();
    addEventListener('online', () => {
      this.lookForHub();
      if (!this.spoken.has(this.wanted)) this.speak(this.wanted);
    });
    document.documentElement.dataset.up = 'yes';
  },
};

var Module = {}; // nullo.js adds to it
if (typeof WebAssembly !== 'object') Page.fail(Page.said('This browser has no WebAssembly, which Nullo is made of.'));
Page.listenToInstalling(); // the offer may come before the program is there
Module.canvas = document.getElementById('canvas');
Module.preRun = [() => Page.prepare()];
Module.onRuntimeInitialized = () => Page.begin();
Module.onAbort = (what) => {
  Page.speaks = false; // it can say nothing any more
  Page.fail(Page.said('Nullo has stopped ({reason}). What was shown is stored: load the page again.', { reason: what }));
};
// For tests, and for the curious.
self.Nullo = { Page, Disk, Buttons };
