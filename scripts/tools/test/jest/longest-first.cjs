const { default: Sequencer } = require('@jest/test-sequencer');

/** Tests that start processes: seconds each, in files of a few lines. */
const LONG = /[\\/]scripts[\\/]local[\\/](stack|emulators)[\\/]|[\\/]backend[\\/]src[\\/]app[\\/]/;

/**
 * Jest begins with what took longest the last time. In a fresh clone it goes by the size of the files, and one worker
 * would be left with the slowest at the end; so these come first there.
 */
class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    return sorted.toSorted((a, b) => Number(LONG.test(b.path)) - Number(LONG.test(a.path)));
  }
}

module.exports = LongestFirst;
