const { default: Sequencer } = require('@jest/test-sequencer');

/** Small files that call a long walk (config/walks.js). */
const LONG = /[\\/]journeys[\\/]walks[\\/]/;

/**
 * Runs the walks first, then the other files in jest's own order (by the time of the last run, otherwise by size). Jest alone would run the walks
 * last on a fresh machine, because their files are small.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const order = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...order.filter(isLong), ...order.filter((test) => !isLong(test))];
  }
};
