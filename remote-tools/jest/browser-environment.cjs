const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom plus the web platform parts Node has and jsdom lacks; the router and the Firebase SDK need them at import. */
class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const names = [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'FormData',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'TransformStream',
      'WritableStream',
      'structuredClone',
      'BroadcastChannel',
      'AbortController',
      'AbortSignal',
    ];
    for (const name of names) this.global[name] = globalThis[name];
  }
}

module.exports = BrowserEnvironment;
