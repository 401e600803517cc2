// Which mutants a run plays. Nothing here knows Stryker or the disk.
const { createHash } = require('node:crypto');
const path = require('node:path');

/**
 * Where a mistake costs a driver money or the session, and which part of the draw each folder gets. By their size alone session and base query would
 * get ten of 150.
 */
const SHARES = {
  'src/domain': 0.4,
  'src/flows/payment': 0.34,
  'src/flows/session': 0.13,
  'src/services/base/baseQuery': 0.13,
};
const AREAS = Object.keys(SHARES);

const areaOf = (file) => AREAS.find((area) => file.startsWith(`${area}/`));

/** One mutant, among all that can be made of the same sources. `file` is relative to the project. */
const idOf = ({ file, location: { start, end }, mutatorName, replacement }) =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;

/**
 * What a mutant is ranked by. A line or a folder says nothing about it: a file that is moved, or that grows in another place, keeps its mutants in the
 * draw, so that two commits can be compared. Equal places of one file are told apart by their order.
 */
function rankKeys(mutants) {
  const seen = new Map();
  return mutants.map(({ file, original, mutatorName, replacement }) => {
    const text = JSON.stringify([path.posix.basename(file), mutatorName, original, replacement]);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return `${text}${before}`;
  });
}

/** About `count` of the mutants, by chance. The same seed draws the same ones, of sources that changed elsewhere too. */
function draw(mutants, { seed, count }) {
  const keys = rankKeys(mutants);
  const ranked = mutants.map((mutant, index) => ({
    mutant,
    rank: createHash('sha256').update(`${seed}\0${keys[index]}`).digest('hex'),
  }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return AREAS.flatMap((area) =>
    ranked
      .filter(({ mutant }) => areaOf(mutant.file) === area)
      .slice(0, Math.round(count * SHARES[area]))
      .map(({ mutant }) => mutant),
  );
}

module.exports = { AREAS, areaOf, draw, idOf };
