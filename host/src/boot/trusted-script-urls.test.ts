import { isTrustedScriptUrl } from './trusted-script-urls';

const folders = new Set(['http://localhost:3101/', 'https://cdn.team.example/x/']);

it.each([
  ['/remotes/remote-auth/remoteEntry.1.js', true],
  ['/assets/toasts.1.js', true],
  ['http://localhost:3101/remoteEntry.js', true],
  ['https://cdn.team.example/x/remoteEntry.1.js?again=1', true],
  ['https://cdn.team.example/y/remoteEntry.1.js', false],
  ['https://cdn.team.example/x/../y/remoteEntry.1.js', false],
  ['https://cdn.team.example/x/%2e%2e/y/remoteEntry.1.js', false],
  ['http://cdn.team.example/x/remoteEntry.1.js', false],
  ['https://cdn.team.example.evil.example/x/remoteEntry.1.js', false],
  ['/service-worker.js', true],
  ['/service-worker.js/evil.js', false],
  ['/api/evil.js', false],
  ['https://evil.example/remotes/x.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['//evil.example/assets/x.js', false],
])('%s: %s', (url, expected) => {
  expect(isTrustedScriptUrl(url, folders)).toBe(expected);
});
