const { createRequire, isBuiltin } = require('node:module');

/**
 * Packages that are tables and pure functions of strings and elements: nothing a test does stays in them, and they ask no
 * value for its class. The tables of roles took a twentieth of the time in jsdom.
 */
const PURE_PACKAGES = new Set(['aria-query', 'dom-accessibility-api', '@adobe/css-tools', 'css.escape']);

/** By the file that asks, which decides on the version, and the package. */
const known = new Map();

/** A package by its name, or by the place where it was found. */
const isPackage = (name) =>
  /[\\/]node_modules[\\/]/.test(name) ||
  (/^[a-z@]/.test(name) && !name.startsWith('@skora/') && !isBuiltin(name));

/**
 * Whether a worker evaluates a module once for all its test files. Without a sandbox these are all packages of others: what our
 * tests make of them stands in objects that they make. In jsdom a package sees the window of one test file.
 */
exports.isShared = (name, isSandboxed) => (isSandboxed ? PURE_PACKAGES.has(name) : isPackage(name));

exports.requireShared = function requireShared(from, name) {
  const key = `${from}\0${name}`;
  if (!known.has(key)) known.set(key, createRequire(from)(name));
  return known.get(key);
};
