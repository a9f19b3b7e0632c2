// Shows what the hub sends of the table, and comes back by itself. docs/hub.md says what is sent.
"use strict";

const $ = (id) => document.getElementById(id);
const kSilence = 40000;  // milliseconds; the hub sends something every fifteen seconds
const kFirstPause = 500;
const kLongestPause = 5000;

// ---- making elements: texts become text, never HTML
function make(tag, attributes = {}, ...inside) {
  const svg = ["svg", "polyline", "circle", "line", "text"].includes(tag);
  const element = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false && value !== "") element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...inside.filter((part) => part !== undefined && part !== ""));
  return element;
}

// ---- words: the hub has them in its language, by their English
const said = (english) => window.kSaid?.[english] ?? english;
// The parts of a sentence, with what stands in its places: texts and elements.
const filled = (english, places) =>
  said(english).split(/\{(\w+)\}/).map((part, i) => (i % 2 === 1 ? places[part] : part));

// ---- what is kept on this device
function kept(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}
function keep(name, value) {
  try { localStorage.setItem(name, value); } catch { /* it is asked again, then */ }
}

let state = null;  // as the hub sent it last
let me = kept("me") ?? "";
const shown = {};  // of each part, what it was made of

// Makes the part anew if what it is made of has changed: what is read, scrolled or chosen stays where it is.
function part(id, data, fill) {
  const text = JSON.stringify(data ?? null);
  if (shown[id] === text) return;
  shown[id] = text;
  const section = $(id);
  section.hidden = data === null || data === undefined || data.length === 0;
  if (section.hidden) return;
  const place = section.querySelector(":scope > div") ?? section;
  place.replaceChildren(...[fill(data)].flat());
}

const colour = (seat) => (seat === undefined || seat === null ? "" : `s${state.colours[seat]}`);
const person = (side) => make("b", {class: colour(side.seat)}, side.name);

// ---- the parts of the page
function standing({lines, totals}) {
  const rows = lines.map((line) => make("tr", {class: [colour(line.seat), line.leads && "leads", line.name === me && "mine"]
    .filter(Boolean).join(" ")},
    make("td", {class: "place"}, line.place > 0 ? `${line.place}.` : ""),
    make("th", {scope: "row"}, line.name, line.marks.length > 0 ? make("small", {}, line.marks.join(" · ")) : ""),
    make("td", {class: "now"}, line.now),
    make("td", {class: line.owes ? "total owes" : "total"}, line.total, line.bought ? make("small", {}, line.bought) : "")));
  $("standing").style.setProperty("--rows", lines.length);
  return make("table", {"aria-label": totals}, make("tbody", {}, ...rows));
}

function payment(row) {
  const payer = row.payer.name === me && row.payer.seat !== undefined;
  const receiver = row.receiver.name === me && row.receiver.seat !== undefined;
  const owed = row.owed ? filled("owed: {player} {amount}", {player: row.payer.name, amount: row.has}).join("") : "";
  const words = [row.why, row.chips, owed].filter(Boolean).join(" · ");
  const sentence = payer ? filled("You pay {player} {amount}", {player: person(row.receiver), amount: row.amount})
    : receiver ? filled("{player} pays you {amount}", {player: person(row.payer), amount: row.amount})
    : filled("{payer} pays {receiver} {amount}",
      {payer: person(row.payer), receiver: person(row.receiver), amount: row.amount});
  return make("li", {class: payer || receiver ? "you" : ""}, ...sentence, make("small", {}, words));
}

function due({payments, lines, none, pots}) {
  const mine = (row) => row.payer.name === me || row.receiver.name === me;
  const rows = [...payments].sort((a, b) => mine(b) - mine(a));
  const shown = rows.length > 0 ? make("ul", {}, ...rows.map(payment)) : lines.length > 0 ? list(lines) : make("p", {}, none);
  return [shown, ...paragraphs(pots)];
}

const paragraphs = (lines) => lines.map((line) => make("p", {}, line));
const list = (lines) => make("ul", {}, ...lines.map((line) => make("li", {}, line)));

function last({lines, notes}) {
  const people = lines.flatMap((line) => [
    make("h3", {class: colour(line.seat)}, make("span", {}, line.name), make("span", {}, line.score)),
    make("ul", {}, ...line.reasons.map((reason) => make("li", {}, make("b", {}, reason.amount), make("span", {}, reason.text))))]);
  return [...people, ...paragraphs(notes)];
}

function sheet({names, seats, rows, totals}) {
  const head = make("tr", {}, make("th", {scope: "col"}, said("Hand")),
    ...names.map((name, i) => make("th", {scope: "col", class: colour(seats[i])}, name)));
  const body = rows.map((row) => make("tr", {class: row.gone ? "gone" : ""}, make("th", {scope: "row"}, row.label),
    ...row.scores.map((score, i) => make("td", {}, score ? make("span", {}, score) : "", row.totals[i] ?? ""))));
  const foot = make("tr", {}, make("th", {scope: "row"}, said("Total")), ...totals.map((total) => make("td", {}, total)));
  return make("table", {}, make("thead", {}, head), make("tbody", {}, ...body), make("tfoot", {}, foot));
}

function chart({lines, label}) {
  const width = Math.max(280, $("chart").clientWidth - 28), height = Math.min(300, width * .7);  // pixels, as letters are
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const most = Math.floor(.4 * width / (.6 * letter)) - 1;  // letters of a name
  const named = (name) => (name.length > most ? `${name.slice(0, most - 1)}…` : name);
  const longest = Math.max(...lines.map((line) => named(line.name).length));
  const left = 3 * letter, right = letter * (1 + .6 * longest), top = letter, bottom = 1.6 * letter;
  const values = lines.flatMap((line) => line.values);
  const low = Math.min(0, ...values), high = Math.max(1, ...values);
  const steps = Math.max(1, ...lines.map((line) => line.skip + line.values.length - 1));
  const x = (step) => left + (width - left - right) * step / steps;
  const y = (value) => top + (height - top - bottom) * (high - value) / (high - low);
  const inside = [low, high].map((value) => [
    make("line", {class: "axis", x1: left, x2: width - right, y1: y(value), y2: y(value)}),
    make("text", {x: left - 6, y: y(value) + 4, "text-anchor": "end"}, `${value}`.replace("-", "−"))]).flat();
  if (low < 0) inside.push(make("line", {class: "axis", x1: left, x2: width - right, y1: y(0), y2: y(0)}));
  inside.push(make("text", {x: (left + width - right) / 2, y: height - 4, "text-anchor": "middle"}, label));
  // Names stand beside the ends of their lines, and make room for each other.
  const ends = lines.map((line) => ({line, at: y(line.values[line.values.length - 1])})).sort((a, b) => a.at - b.at);
  ends.forEach((end, i) => { end.text = Math.max(end.at, i > 0 ? ends[i - 1].text + 1.1 * letter : top); });
  const over = ends.length > 0 ? ends[ends.length - 1].text - (height - 8) : 0;
  for (const {line, at, text} of ends) {
    const points = line.values.map((value, i) => `${x(line.skip + i)},${y(value)}`).join(" ");
    inside.push(make("polyline", {class: colour(line.seat), points}),
      make("circle", {class: colour(line.seat), cx: x(line.skip + line.values.length - 1), cy: at, r: 5}),
      make("text", {class: `name ${colour(line.seat)}`, x: width - right + 12, y: text + 5 - Math.max(0, over)}, named(line.name)));
  }
  const spoken = lines.map((line) => `${line.name} ${line.values[line.values.length - 1]}`).join(", ");
  return make("svg", {viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": spoken}, ...inside);
}

function evening({tables, byes, standing, note}) {
  const seats = tables.map(({title, people, state: how}) => make("li", {class: people.includes(me) ? "you" : ""},
    make("b", {}, title), ` ${people.join(", ")}`, how ? make("small", {}, how) : ""));
  const rows = standing.map((line) => make("tr", {class: line.name === me ? "mine" : ""},
    make("td", {}, line.place), make("th", {scope: "row"}, line.name), make("td", {class: "now"}, line.now),
    make("td", {class: "total"}, line.total)));
  return [make("ul", {}, ...seats), ...paragraphs([byes].filter(Boolean)),
    ...(rows.length > 0 ? [make("table", {}, make("tbody", {}, ...rows))] : []), ...paragraphs([note].filter(Boolean))];
}

// Everybody of the evening who is not at this table.
function others({tables, standing}, here) {
  const all = new Set([...tables.flatMap((table) => table.people), ...standing.map((line) => line.name)]);
  return [...all].filter((name) => !here.includes(name)).sort((a, b) => a.localeCompare(b));
}

function names(lines) {
  const button = (name, label) => {
    const made = make("button", {type: "button", "aria-pressed": name === me ? "true" : "false"}, label);
    made.addEventListener("click", () => { me = name; keep("me", name); show(state); });
    return made;
  };
  return [...lines.map((name) => button(name, name)), button("", said("I look on"))];
}

// ---- what is heard by those who do not see the page
let heard = "";
function say(next) {
  const text = [next.headline, next.question].filter(Boolean).join(". ");
  if (text === heard) return;
  heard = text;
  $("news").textContent = text;
}

// What the table's own parts show; without a session at the table they are hidden.
function showTable(next) {
  const here = next.colours.join();
  part("standing", {lines: next.lines, totals: next.totals, me, here}, standing);
  part("settling", next.settling, list);
  part("due", next.pays && !next.over ? {payments: next.payments, lines: next.due, none: next.noDue, pots: next.pots, me, here} : null, due);
  part("hand", next.hand, paragraphs);
  part("last", next.last && {...next.last, here}, last);
  if (next.last) $("last-heading").textContent = next.last.heading;
  part("sheet", next.sheet.rows.length > 0 ? {...next.sheet, here} : null, sheet);
  part("chart", next.chart.lines.length > 0 ? {...next.chart, here} : null, chart);
}

function show(next) {
  state = next;
  const table = next.lines !== undefined;
  if (!table && !next.evening) return;
  const {title, headline} = table ? next : next.evening;
  const question = next.question ?? "";
  $("ask").hidden = true;
  $("table").hidden = false;
  document.title = title;
  $("title").textContent = title;
  $("headline").textContent = headline;
  $("headline").hidden = headline === "";
  $("question").textContent = question;
  $("question").hidden = question === "";
  if (table) showTable(next);
  else for (const id of ["standing", "settling", "due", "hand", "last", "sheet", "chart"]) part(id, null);
  part("evening", next.evening && {...next.evening, me}, evening);
  if (next.evening) $("evening-heading").textContent = table ? next.evening.title : said("Tables");
  const people = table ? [...next.lines].sort((a, b) => a.seat - b.seat).map((line) => line.name) : [];
  $("names").replaceChildren(...names([...people, ...(next.evening ? others(next.evening, people) : [])]));
  say({headline, question});
}

// ---- the connection
let code = decodeURIComponent(location.hash.slice(1));
let closed = false;
let waker = null;  // ends the pause before the next try
let running = null;  // the request that is open

function notice(text, calm = false) {
  $("notice").textContent = text;
  $("notice").hidden = text === "";
  $("notice").classList.toggle("calm", calm);
  $("table").classList.toggle("old", text !== "" && !calm);
}

function ask(wrong) {
  $("table").hidden = true;
  $("ask").hidden = false;
  $("wrong").hidden = !wrong;
  notice("");
  $("code").focus();
}

const pause = (milliseconds) => new Promise((done) => {
  waker = done;
  setTimeout(done, milliseconds);
});

// Reads until the hub, the network or the browser ends it. True: the code is wrong.
async function read() {
  running = new AbortController();
  const {signal} = running;
  let timer = 0;
  const listen = () => { clearTimeout(timer); timer = setTimeout(() => running.abort(), kSilence); };
  try {
    listen();
    const answer = await fetch("/api/1/live", {headers: {Authorization: `Bearer ${code}`}, cache: "no-store", signal});
    if (answer.status === 401) return true;
    if (!answer.ok) throw new Error(answer.statusText);
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return false;
      listen();
      const lines = (rest + decoder.decode(value, {stream: true})).split("\n");
      rest = lines.pop();
      notice("");
      const newest = lines.filter((line) => line !== "").pop();
      if (newest === undefined) continue;
      const next = JSON.parse(newest);
      closed = next.closed === true;
      if (!closed) show(next);
    }
  } finally {
    clearTimeout(timer);
    running = null;
  }
}

async function follow() {
  let wait = kFirstPause;
  while (!closed) {
    if (document.hidden) {
      await pause(2 ** 30);
      continue;
    }
    let wrong = false;
    const before = Date.now();
    try { wrong = await read(); } catch { /* the network: it is tried again */ }
    if (wrong) return ask(true);
    if (closed) break;
    if (document.hidden) continue;
    notice(state === null ? said("The table is not reached. Is this phone in the same Wi-Fi? Trying again …")
                          : said("No connection. This is how it stood; trying again …"));
    wait = Date.now() - before > kLongestPause ? kFirstPause : Math.min(2 * wait, kLongestPause);
    await pause(wait);
  }
  notice(said("The table is closed. This is how it stood."), true);
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) running?.abort();  // nobody looks: the hub need not send
  else waker?.();
});
window.addEventListener("online", () => waker?.());
window.addEventListener("resize", () => {
  delete shown.chart;
  if (state !== null) show(state);
});
window.addEventListener("hashchange", () => location.reload());

$("ask").addEventListener("submit", (event) => {
  event.preventDefault();
  code = $("code").value;
  history.replaceState(null, "", `#${encodeURIComponent(code.replaceAll(" ", "").toLowerCase())}`);
  $("ask").hidden = true;
  follow();
});

for (const element of document.querySelectorAll("label, button, h2, #wrong"))
  element.textContent = said(element.textContent);
for (const element of document.querySelectorAll("[aria-label]"))
  element.setAttribute("aria-label", said(element.getAttribute("aria-label")));
if (code === "") ask(false);
else follow();
