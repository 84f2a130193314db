import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBuiltRemote } from './load-built-remote';

function load(source: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'skora-built-'));
  writeFileSync(join(folder, 'remote.cjs'), source);
  return loadBuiltRemote(folder, 'remote-demo');
}

it('loads what the Node build wrote', () => {
  expect(load(`exports.default = { id: 'remote-demo' };`)).toEqual({ id: 'remote-demo' });
});

it.each([
  [
    `exports.default = { id: 'remote-other' };`,
    'with the id "remote-other"; its manifest has the id "remote-demo"',
  ],
  [`exports.remote = { id: 'remote-demo' };`, 'src/remote needs a default export'],
])('refuses %s', (source, reason) => {
  expect(() => load(source)).toThrow(reason);
});
