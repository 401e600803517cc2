const path = require('node:path');

/** A jest reporter that tells the parent process how many test files are done and which are running. */
module.exports = class {
  underWay = new Set();
  done = 0;

  onRunStart({ numTotalTestSuites }) {
    this.total = numTotalTestSuites;
  }

  onTestFileStart({ path: file }) {
    this.underWay.add(path.basename(file).replace(/\.test\.\w+$/, ''));
    this.tell();
  }

  onTestFileResult({ path: file }) {
    this.underWay.delete(path.basename(file).replace(/\.test\.\w+$/, ''));
    this.done += 1;
    this.tell();
  }

  tell() {
    process.send?.(`${this.done} of ${this.total} files, now ${[...this.underWay].join(', ')}`);
  }
};
