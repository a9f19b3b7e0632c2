// Who does not see the canvas finds real buttons over what can be tapped there: named, in the order of the screen, and
// pressed by a screen reader. Nobody sees them, and no finger or mouse meets them: those reach the canvas below.
const Buttons = {
  kAtMost: 100, // milliseconds from a frame to its buttons; a screen reader may keep the browser busy

  told: '', // by the program, of the frame shown last
  all: new Map(), // name of the target -> its button

  place: () => document.getElementById('buttons'),

  has: (element) => element instanceof HTMLButtonElement && element.parentElement === Buttons.place(),

  // After a frame was shown, when the browser has nothing else to do.
  follow() {
    if (this.waiting) return;
    this.waiting = true;
    const update = () => {
      this.waiting = false;
      this.update();
    };
    if (self.requestIdleCallback) requestIdleCallback(update, { timeout: this.kAtMost });
    else setTimeout(update, this.kAtMost);
  },

  update() {
    const box = Page.canvas.getBoundingClientRect();
    const told = Page.text('targets');
    const where = `${box.left} ${box.top} ${devicePixelRatio} ${told}`;
    if (where === this.told) return;
    this.told = where;
    const before = this.all;
    this.all = new Map();
    let last = null;
    for (const target of JSON.parse(told)) {
      if (this.all.has(target.name)) continue;
      const button = before.get(target.name) || this.made(target.name);
      this.all.set(target.name, button);
      this.show(button, target, box);
      const next = last ? last.nextSibling : this.place().firstChild;
      if (next !== button) this.place().insertBefore(button, next);
      last = button;
    }
    for (const [name, button] of before) if (!this.all.has(name)) button.remove();
  },

  made(name) {
    const button = document.createElement('button');
    button.tabIndex = -1; // the Tab key moves the focus of the canvas
    button.addEventListener('click', () => this.press(name));
    return button;
  },

  show(button, { label, on, chosen, field, x0, y0, x1, y1 }, box) {
    const states = { 'aria-label': label, 'aria-disabled': on ? null : 'true', 'aria-pressed': chosen ? 'true' : null,
      'aria-roledescription': field ? 'text field' : null };
    for (const [name, state] of Object.entries(states)) {
      if (state === null) button.removeAttribute(name);
      else if (button.getAttribute(name) !== state) button.setAttribute(name, state);
    }
    const px = (value) => `${value / devicePixelRatio}px`;
    button.style.left = `calc(${box.left}px + ${px(x0)})`;
    button.style.top = `calc(${box.top}px + ${px(y0)})`;
    button.style.width = px(Math.max(1, x1 - x0));
    button.style.height = px(Math.max(1, y1 - y0));
  },

  press(name) {
    Page.firstPress();
    Page.done = '';
    Page.text('press', name);
    Page.turn(true);
    Page.followTyping(true);
  },
};
