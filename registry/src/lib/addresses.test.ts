import { isBaseUrl, isOrigin } from './addresses';

it.each([
  ['https://cdn.team.example/', true],
  ['https://cdn.team.example/scouting/v1.2_~-x/', true],
  ['https://cdn.team.example:8443/x/', true],
  ['http://localhost:4000/x/', true],
  ['http://127.0.0.1:4000/', true],
  ['http://cdn.team.example/', false],
  ['http://localhost.team.example/', false],
  ['https://cdn.team.example', false],
  ['https://cdn.team.example/x', false],
  ['https://CDN.team.example/x/', false],
  ['https://cdn.team.example/x/?a', false],
  ['https://cdn.team.example/x/#a', false],
  ['https://me:secret@cdn.team.example/x/', false],
  ['https://cdn.team.example/../x/', false],
  ['https://cdn.team.example//x/', false],
  ["https://cdn.team.example/x;script-src 'unsafe-inline'/", false],
  ['https://cdn.team.example/%3B/', false],
  ['https://*.team.example/', false],
  ['https://cdn;x.example/', false],
  ['//cdn.team.example/', false],
  ['data:text/javascript,1/', false],
  ['/remotes/', false],
  ['', false],
  [5, false],
])('an address of files: %p is %p', (text, expected) => {
  expect(isBaseUrl(text)).toBe(expected);
});

it.each([
  ['https://cdn.team.example', true],
  ['https://cdn.team.example:8443', true],
  ['http://localhost:4000', true],
  ['https://cdn.team.example/', false],
  ['https://cdn.team.example:443', false],
  ['http://cdn.team.example', false],
  ['https://*.team.example', false],
  ['https://*', false],
  ['*', false],
  ['null', false],
  [null, false],
])('an origin: %p is %p', (text, expected) => {
  expect(isOrigin(text)).toBe(expected);
});
