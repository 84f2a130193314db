import { isTrustedScriptUrl } from './trusted-script-urls';

const allowed = new Set(['http://localhost:3101']);

it.each([
  ['/remotes/remote-auth/remoteEntry.1.js', true],
  ['/assets/toasts.1.js', true],
  ['http://localhost:3101/remoteEntry.js', true],
  ['/push-worker.js', true],
  ['/push-worker.js/evil.js', false],
  ['/api/evil.js', false],
  ['https://evil.example/remotes/x.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['//evil.example/assets/x.js', false],
])('%s: %s', (url, expected) => {
  expect(isTrustedScriptUrl(url, allowed)).toBe(expected);
});
