const { createRequire } = require('node:module');

/**
 * Packages that are tables and pure functions of strings and elements: nothing a test does stays in them, and they ask no
 * value for its class. A worker evaluates them once; the tables of roles took a twentieth of the time in jsdom.
 */
const PURE_PACKAGES = new Set(['aria-query', 'dom-accessibility-api', '@adobe/css-tools', 'css.escape']);

/** By the file that asks, which decides on the version, and the package. */
const known = new Map();

exports.isPure = (name) => PURE_PACKAGES.has(name);

exports.requirePure = function requirePure(from, name) {
  const key = `${from}\0${name}`;
  if (!known.has(key)) known.set(key, createRequire(from)(name));
  return known.get(key);
};
