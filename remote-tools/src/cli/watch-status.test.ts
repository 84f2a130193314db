import { watchStatus } from './watch-status';

/** Shows what each look finds, until there is nothing more to find. */
async function watch(isTerminal: boolean, found: (string | Error)[]): Promise<string[]> {
  const printed: string[] = [];
  const left = [...found];
  await watchStatus(
    () => {
      const next = left.shift() ?? '';
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    {
      print: (text) => printed.push(text),
      isTerminal,
      pause: () => Promise.resolve(left.length > 0),
    },
  );
  return printed;
}

it('draws the table again on a terminal, each time over the last one', async () => {
  const printed = await watch(true, ['one', 'one', 'two']);
  expect(printed).toHaveLength(3);
  expect(printed[0]?.startsWith('\u001b[H\u001b[J')).toBe(true);
  expect(printed[0]).toMatch(/\d\d:\d\d:\d\d UTC\n\none$/);
});

it('prints once per change elsewhere, without commands for a terminal', async () => {
  expect(await watch(false, ['one', 'one', 'two', 'two', 'one'])).toEqual(['one', 'two', 'one']);
});

it('goes on when the registry does not answer', async () => {
  const away = new Error('The registry does not answer.');
  expect(await watch(false, ['one', away, away, 'one'])).toEqual(['one', away.message, 'one']);
});
