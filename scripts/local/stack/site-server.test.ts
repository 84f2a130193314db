import { createServer } from 'node:http';
import { freePort } from '@skora/scripts-lib/ports';
import { startSiteServer } from './site-server';
import { stackPorts } from './stack-ports';

const other = createServer((_request, response) => response.end('another site'));
afterAll(() => new Promise((resolve) => other.close(resolve)));

test('a site is not started on a port where another server would answer for it', async () => {
  const taken = await freePort();
  await new Promise<void>((resolve) => other.listen(taken, '127.0.0.1', resolve));
  await expect(startSiteServer({ ...stackPorts(10_000), site: taken }, {})).rejects.toThrow(
    `Port ${taken} (site) is already in use.`,
  );
});
