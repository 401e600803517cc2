const path = require('node:path');

const src = path.resolve(__dirname, '../../src');

/** Files of the program that the third-party-embedded build has others for. */
exports.embeddedInstead = Object.fromEntries(
  [
    ['app/routing/routeTable.ts', 'app/routing/embeddedTable.ts'],
    ['navigation/edition.ts', 'navigation/editionEmbedded.ts'],
  ].map((files) => files.map((file) => path.join(src, file))),
);
