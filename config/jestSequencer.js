const { default: Sequencer } = require('@jest/test-sequencer');

/** Small files that call a long walk (config/walks.js). */
const LONG = /[\\/]journeys[\\/]walks[\\/]/;

/** Jest's own order, by the time of the last run or else by size, after the walks: on a fresh machine they would come last, being small. */
module.exports = class extends Sequencer {
  sort(tests) {
    const order = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...order.filter(isLong), ...order.filter((test) => !isLong(test))];
  }
};
