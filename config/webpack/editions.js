const path = require('node:path');

const src = path.resolve(__dirname, '../../src');

/** Files that the third-party-embedded build replaces with its own. */
exports.embeddedInstead = Object.fromEntries(
  [
    ['app/routing/routeTable.ts', 'app/routing/embeddedTable.ts'],
    ['navigation/edition.ts', 'navigation/editionEmbedded.ts'],
  ].map((files) => files.map((file) => path.join(src, file))),
);
