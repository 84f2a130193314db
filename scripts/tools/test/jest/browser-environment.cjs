require('./quick-labels.cjs');

module.exports = require('@skora/remote-tools/jest-environment');
