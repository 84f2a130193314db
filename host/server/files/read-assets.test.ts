import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeIntegrity } from '@skora/registry';
import { openHostFiles } from './read-assets';

const KERNEL = 'main.0a1b2c3d.js';

it('serves a file of the host only as it was built', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'skora-host-'));
  await mkdir(join(dist, 'browser'));
  const path = join(dist, 'browser', KERNEL);
  await writeFile(path, 'start();');
  const integrity = computeIntegrity(Buffer.from('start();'));
  await writeFile(
    join(dist, 'assets.json'),
    JSON.stringify({ files: [{ name: KERNEL, size: 8, integrity }] }),
  );
  const { read } = await openHostFiles(dist);
  expect(String(await read(KERNEL))).toBe('start();');
  await writeFile(path, '');
  expect(await read(KERNEL)).toBeNull();
  expect(await read('other.js')).toBeNull();
  await writeFile(`${path}.map`, '{}');
  expect(await read(`${KERNEL}.map`)).toBeNull();
});

it('says that the host was not built', async () => {
  await expect(openHostFiles(tmpdir())).rejects.toThrow('npm run build');
});
