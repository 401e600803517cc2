/** Short enough that nobody takes a long part for a hang. */
const EVERY_MS = 15_000;

/**
 * Says every so often what is under way, for how long, and where it is: `… Lint (45 s), Build (12 s)`. `begin`, `note` and `end` tell
 * it; `stop` ends it.
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

/** The slowest of so many files, a line each. A file is `{ file, seconds }`. */
const slowest = (files, count = 10) =>
  [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);

module.exports = { createProgress, slowest };
