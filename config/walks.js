// A walk goes over all routes, or over all recorded journeys. Each walk is a function of test/support/walks that takes its shard, so that several jest
// workers share it. Jest gives whole files to its workers, so this module writes one file per walk and shard. config/jest.config.js calls it before
// jest looks for tests. git ignores the files.
const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Number of shards per walk. More shards make the workers end at about the same time, but each shard loads the whole app once. */
const SHARDS = 4;

/** The file of each walk in test/support/walks, and its function that walks one shard. */
const WALKS = {
  hostileWalk: 'walkHostile',
  hostileInput: 'walkInput',
  timeTravel: 'travelInTime',
  panelTravel: 'goThroughPanel',
};

const FOLDER = path.resolve(__dirname, '../test/journeys/walks');

/** Every file of the walks, with its name and its content. */
const walkFiles = (shards = SHARDS) =>
  Object.entries(WALKS).flatMap(([file, walk]) =>
    Array.from({ length: shards }, (_, index) => ({
      name: `${file}.${index + 1}of${shards}.test.js`,
      content: [
        '// Written by config/walks.js.',
        `import { ${walk} } from '../../support/walks/${file}';`,
        '',
        `${walk}({ shard: ${index + 1}, of: ${shards} });`,
        '',
      ].join('\n'),
    })),
  );

/** Makes a folder contain exactly these files. A file that is already right is not written again, because jest would treat it as changed. */
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
