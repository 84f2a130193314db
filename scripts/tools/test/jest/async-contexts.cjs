const NAMES = new Set(['async_hooks', 'node:async_hooks']);

/**
 * Node tells every `AsyncLocalStorage` that was used once of every promise and timer, until it is disabled. Jest makes
 * one for each test file and leaves it, so a worker's hundredth file paid for a hundred.
 * @param coreModules what gives a test file Node's own modules
 * @returns disables the contexts that the test file has made
 */
exports.trackAsyncContexts = function trackAsyncContexts(coreModules) {
  const made = [];
  const requireCore = coreModules.require.bind(coreModules);
  coreModules.require = (name) => {
    const found = requireCore(name);
    if (!NAMES.has(name)) return found;
    class AsyncLocalStorage extends found.AsyncLocalStorage {
      constructor(...options) {
        super(...options);
        made.push(this);
      }
    }
    return { ...found, AsyncLocalStorage };
  };
  return () => made.splice(0).forEach((context) => context.disable());
};
