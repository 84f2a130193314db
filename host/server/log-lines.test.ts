import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exampleRelease, putRelease } from './testing/example-release';
import { temporaryStore } from './testing/example-site';
import { startSiteProcess } from './testing/start-site-process';

/** Begins answers that it never ends. */
const backend = createServer((_incoming, response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('half', () => response.destroy());
});
beforeAll(() => new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => backend.close(resolve)));

it('writes lines that Cloud Logging finds by their severity, and names no visitor in them', async () => {
  const { store, folder } = await temporaryStore();
  await putRelease(store, exampleRelease());
  const site = await startSiteProcess({
    REGISTRY: folder,
    BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
  });
  const answer = await fetch(`${site.origin}/api/account?email=player@player.example`);
  await answer.text().catch(() => null);
  site.child.kill('SIGTERM');
  await site.exit;
  const lines = site.log().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ severity: 'WARNING', message: expect.any(String) }),
  );
  expect(site.log()).not.toContain('player.example');
});
