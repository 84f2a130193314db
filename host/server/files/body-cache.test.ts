import { setImmediate as turn } from 'node:timers/promises';
import { BodyCache } from './body-cache';

const body = (text: string) => Promise.resolve(Buffer.from(text));

/** Everything that was under way in memory is done. */
async function settled() {
  for (let round = 0; round < 20; round += 1) await turn();
}

async function readText(answer: Promise<Buffer | null>) {
  return (await answer)?.toString() ?? null;
}

it('answers with what is made first, and with the better one once it is there', async () => {
  const cache = new BodyCache();
  let finish = (_made: Buffer) => {};
  const better = () => new Promise<Buffer>((resolve) => (finish = resolve));
  const ask = () => readText(cache.get('br:map', () => body('first'), better));
  expect(await ask()).toBe('first');
  await settled();
  expect(await ask()).toBe('first');
  finish(Buffer.from('better'));
  await settled();
  expect(await ask()).toBe('better');
});

it('makes one better at a time', async () => {
  const cache = new BodyCache();
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  for (const name of ['a', 'b']) {
    const better = () => {
      begun.push(name);
      return new Promise<Buffer>((resolve) => finish.push(() => resolve(Buffer.from(name))));
    };
    await cache.get(name, () => body('first'), better);
  }
  await settled();
  expect(begun).toEqual(['a']);
  finish[0]?.();
  await settled();
  expect(begun).toEqual(['a', 'b']);
});

it('keeps the first when nothing better can be made', async () => {
  const cache = new BodyCache();
  const ask = (name: string, better: () => Promise<Buffer | null>) =>
    readText(cache.get(name, () => body('first'), better));
  await ask('failed', () => Promise.reject(new Error('full')));
  await ask('gone', () => Promise.resolve(null));
  await ask('next', () => body('better'));
  await settled();
  const never = () => body('never');
  expect(await Promise.all(['failed', 'gone', 'next'].map((name) => ask(name, never)))).toEqual([
    'first',
    'first',
    'better',
  ]);
});

it('asks again for what was not there, and after a failure', async () => {
  const cache = new BodyCache();
  expect(await readText(cache.get('a', () => Promise.resolve(null), null))).toBeNull();
  await expect(cache.get('b', () => Promise.reject(new Error('disk')), null)).rejects.toThrow('disk');
  await settled();
  expect(await readText(cache.get('a', () => body('a'), null))).toBe('a');
  expect(await readText(cache.get('b', () => body('b'), null))).toBe('b');
});

it('drops all when they take too much room', async () => {
  const cache = new BodyCache();
  const large = () => Promise.resolve(Buffer.alloc(40 * 1024 * 1024));
  await cache.get('a', large, null);
  await cache.get('b', large, null);
  await settled();
  expect(await readText(cache.get('a', () => body('anew'), null))).toBe('anew');
});
