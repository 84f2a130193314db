import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteFolder } from '../create';
import { openProject } from '../project/open-project';
import { buildRemote } from './build-remote';

const PACKAGES = join(import.meta.dirname, '../../../node_modules');

test('a folder becomes a release, in which nothing depends on where the tools are installed', async () => {
  const into = mkdtempSync(join(tmpdir(), 'skora-build-'));
  symlinkSync(PACKAGES, join(into, 'node_modules'));
  const folder = createRemoteFolder({ name: 'scouting', into, home: 'workspace' });
  const { release, compilations } = await buildRemote(openProject(folder));
  rmSync(into, { recursive: true });
  expect(release).toMatchObject({
    id: 'remote-scouting',
    views: { start: { css: [expect.stringMatching(/^start\.[0-9a-f]{8}\.css$/)] } },
    fragments: [
      { view: 'start', key: '/scouting', html: expect.stringContaining('Show a message') as string },
    ],
  });
  const [browser] = compilations;
  const placed = [...(browser?.modules ?? [])].filter((module) =>
    module.identifier().includes('.federation'),
  );
  const ids = placed.map((module) => browser?.chunkGraph.getModuleId(module));
  // Their identifiers have a hash of paths in them, of which webpack would make the ids.
  expect(ids.sort()).toEqual(['container', 'federation']);
});
