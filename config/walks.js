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
  timeTravel: 'travelInTime',
  panelTravel: 'goThroughPanel',
};

/** Walks that take only one journey unless everything is covered (FULL=1): another shard would load the whole app for nothing. */
const SHORT = process.env.FULL === '1' ? [] : ['panelTravel'];
const shardsOf = (file, shards = SHARDS) => (SHORT.includes(file) ? 1 : shards);

const FOLDER = path.resolve(__dirname, '../test/journeys/walks');

/** Every file of the walks, with its name and its content. */
const walkFiles = (shards = SHARDS) =>
  Object.entries(WALKS).flatMap(([file, walk]) => {
    const of = shardsOf(file, shards);
    return Array.from({ length: of }, (_, index) => ({
      name: `${file}.${index + 1}of${of}.test.js`,
      content: [
        '// Written by config/walks.js.',
        `import { ${walk} } from '../../support/walks/${file}';`,
        '',
        `${walk}({ shard: ${index + 1}, of: ${of} });`,
        '',
      ].join('\n'),
    }));
  });

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

module.exports = { FOLDER, SHARDS, WALKS, shardsOf, walkFiles, writeWalks };
