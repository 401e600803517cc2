/** Short enough that a long part does not look like a hang. */
const EVERY_MS = 15_000;

/**
 * Prints at intervals which parts are running, for how long, and how far they are: `… Lint (45 s), Build (12 s)`. `begin`, `note` and `end` report a
 * part; `stop` ends the printing.
 */
function createProgress({ print = console.log, now = Date.now, everyMs = EVERY_MS } = {}) {
  const underWay = new Map();
  const tick = () => {
    const parts = [...underWay].map(
      ([name, { since, where }]) =>
        `${name} (${Math.round((now() - since) / 1000)} s${where === '' ? '' : `, ${where}`})`,
    );
    if (parts.length > 0) print(`… ${parts.join('; ')}`);
  };
  const timer = setInterval(tick, everyMs);
  return {
    begin: (name) => void underWay.set(name, { since: now(), where: '' }),
    note: (name, where) => {
      const part = underWay.get(name);
      if (part !== undefined) part.where = where;
    },
    end: (name) => void underWay.delete(name),
    stop: () => clearInterval(timer),
  };
}

/** The slowest of the files, one line each. A file is `{ file, seconds }`. */
const slowest = (files, count = 10) =>
  [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);

/** A reader of the end of a long output sees why each test failed. */
const LINES_OF_A_FAILURE = 30;
const FAILURES_IN_FULL = 10;
// eslint-disable-next-line no-control-regex -- the colours of a message
const COLOURS = /\u001b\[[\d;]*m/g;

/**
 * The failures `{ test, message }` or, of a part that has no tests, `{ test, output }`, as lines: each with its name, the first ones also with the
 * beginning of the message or the end of the output.
 */
const failureLines = (failures) =>
  failures.flatMap(({ test, message, output = '' }, index) => {
    if (index >= FAILURES_IN_FULL) return [`  ✗ ${test}`];
    const lines = (message ?? output)
      .replace(COLOURS, '')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const part = message === undefined ? lines.slice(-LINES_OF_A_FAILURE) : lines.slice(0, LINES_OF_A_FAILURE);
    return [`  ✗ ${test}`, ...part.map((line) => `      ${line}`)];
  });

/** What came of tests. Skipped ones are said only if there are any. */
const counted = ({ passed, failed, skipped = 0 }) =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;

module.exports = { counted, createProgress, failureLines, slowest };
