const { statSync } = require('node:fs');

/** By project, options and the file's name: when it was written, and what Jest made of it. One for all test files of a worker. */
const texts = new Map();

/**
 * For each test file, Jest reads every module anew, makes a hash of it and reads what its transform has been. Here a worker
 * does so once for each module, as long as the file is not written again.
 */
exports.shareTexts = function shareTexts(cache, { id }) {
  const transformAnew = cache.transform.bind(cache);
  cache.transform = (name, options) => {
    const { mtimeMs, size } = statSync(name);
    const key = `${id}\0${JSON.stringify(options)}\0${name}`;
    let known = texts.get(key);
    if (known?.mtimeMs !== mtimeMs || known.size !== size) {
      const code = transformAnew(name, options);
      const result = cache.transforms.get(name);
      known = { mtimeMs, size, code, result, map: result?.sourceMapPath };
      texts.set(key, known);
    }
    // What Jest's own method notes for each test file; of its internal modules nothing.
    if (!options?.isInternalModule) cache.transforms.set(name, known.result);
    if (known.map) cache.sourceMaps.set(name, known.map);
    return known.code;
  };
};
