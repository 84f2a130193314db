import { fileURLToPath } from 'node:url';
import { isPortFree } from '@skora/scripts-lib/ports';
import type { StackPorts } from './stack-ports';
import { startStack } from './start-stack';
import { freeStackPorts } from './testing/free-stack-ports';

function fixture(name: string): string {
  return fileURLToPath(new URL(`./fixtures/${name}.mjs`, import.meta.url));
}

async function allFree(ports: StackPorts): Promise<boolean> {
  const states = await Promise.all(Object.values(ports).map(isPortFree));
  return states.every(Boolean);
}

const programs = { backend: fixture('ready-server'), site: fixture('ready-server') };
const untouched = () => undefined;

describe('the local stack', () => {
  // One stack for both: a start takes seconds.
  it('starts everything, restarts the site, names a part that ends by itself, and leaves nothing behind', async () => {
    const ports = await freeStackPorts();
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const stack = await startStack({ ports, dataDir: null, seed: true, log, programs });
    expect(lines).toContain('Fictional demo players');

    const ask = async () => (await (await fetch(`http://127.0.0.1:${ports.site}/`)).json()) as object;
    expect(await ask()).toMatchObject({ colour: null });
    await stack.restartSite({ COLOUR: 'green' });
    expect(await ask()).toMatchObject({ colour: 'green' });

    await fetch(`http://127.0.0.1:${ports.backend}/crash`).catch(untouched);
    const reason = await stack.crashed;
    expect(reason).toContain('The backend ended unexpectedly (code 7).');
    expect(reason).toContain('The goalkeeper left the pitch.');
    expect(await allFree(ports)).toBe(true);
    await expect(stack.stop()).resolves.toBeUndefined();
  });

  it('says why a part does not start, and stops the others', async () => {
    const ports = await freeStackPorts();
    const failing = { ...programs, site: fixture('failing-server') };
    await expect(startStack({ ports, dataDir: null, programs: failing })).rejects.toThrow(
      'The site ended unexpectedly (code 1). Its last lines:\nBACKEND_URL is not a URL.',
    );
    expect(await allFree(ports)).toBe(true);
  });

  it('says what to do when a part is not built', async () => {
    const missing = { ...programs, site: fixture('not-there') };
    await expect(
      startStack({ ports: await freeStackPorts(), dataDir: null, programs: missing }),
    ).rejects.toThrow('The site is not built');
  });
});
