import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { freePort } from '@skora/scripts-lib/ports';
import { assertStackPortsFree } from './assert-stack-ports-free';
import { stackPorts } from './stack-ports';
import { freeStackPorts } from './testing/free-stack-ports';

describe('ports of the stack', () => {
  let server: Server;
  let taken: number;
  beforeEach(async () => {
    taken = await freePort();
    server = createServer();
    await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('names every taken port and what to do', async () => {
    const ports = { ...(await freeStackPorts()), site: taken, mailbox: taken };
    await expect(assertStackPortsFree(ports)).rejects.toThrow(
      `Port ${taken} (site) is already in use. Stop what listens there or set PORT.\n` +
        `Port ${taken} (mailbox) is already in use. Stop what listens there.`,
    );
  });

  it.each(Object.keys(stackPorts()))('looks at the port of %s', async (part) => {
    const ports = { ...(await freeStackPorts()), [part]: taken };
    await expect(assertStackPortsFree(ports)).rejects.toThrow(`Port ${taken} (`);
  });

  it('lets free ports pass', async () => {
    await expect(assertStackPortsFree(await freeStackPorts())).resolves.toBeUndefined();
  });

  it('moves all ports by an offset', () => {
    expect(stackPorts(10_000)).toMatchObject({ site: 13_000, backend: 18_081, mailbox: 18_025 });
  });
});
