const { keepStyles } = require('./quick-styles.cjs');
require('./quick-labels.cjs');
const BrowserEnvironment = require('@skora/remote-tools/jest-environment');

/** The environment of remotes, quicker. */
module.exports = class QuickEnvironment extends BrowserEnvironment {
  constructor(...args) {
    super(...args);
    keepStyles(this.global);
  }
};
