// Walks go over all routes, or over all recorded journeys. Each is a function of test/support that takes its shard, so that several
// workers of jest share it. jest gives whole files to its workers: this writes one file per walk and shard. config/jest.config.js
// calls it before jest looks for tests; git ignores what it writes.
const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Into how many shards each walk is cut. With more, the workers end closer together, and each shard loads the whole app once. */
const SHARDS = 4;

/** Where a walk stands in test/support, and the function that walks one shard of it. */
const WALKS = {
  hostileWalk: 'walkHostile',
  hostileInput: 'walkInput',
  timeTravel: 'travelInTime',
};

const FOLDER = path.resolve(__dirname, '../test/journeys/walks');

/** Every file of the walks, its name and its content. */
const walkFiles = (shards = SHARDS) =>
  Object.entries(WALKS).flatMap(([file, walk]) =>
    Array.from({ length: shards }, (_, index) => ({
      name: `${file}.${index + 1}of${shards}.test.js`,
      content: [
        '// Written by config/walks.js.',
        `import { ${walk} } from '../../support/${file}';`,
        '',
        `${walk}({ shard: ${index + 1}, of: ${shards} });`,
        '',
      ].join('\n'),
    })),
  );

/** Makes a folder hold these files and no others. What is right already is not written again: jest would take it for changed. */
function writeWalks(folder = FOLDER, files = walkFiles()) {
  mkdirSync(folder, { recursive: true });
  const there = readdirSync(folder);
  const names = files.map(({ name }) => name);
  for (const name of there) if (!names.includes(name)) rmSync(path.join(folder, name));
  for (const { name, content } of files) {
    const file = path.join(folder, name);
    if (!there.includes(name) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  }
}

module.exports = { FOLDER, SHARDS, WALKS, walkFiles, writeWalks };
