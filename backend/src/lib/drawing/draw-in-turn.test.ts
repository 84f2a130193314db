import { makeTurns } from './draw-in-turn';

function hold() {
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  return { held, finish };
}

const BUSY = { status: 503, headers: { 'retry-after': '2' } };

test('one at a time, in the order they came; a failure holds nobody up', async () => {
  const takeTurn = makeTurns({ waiting: 5, deadlineMs: 60_000 });
  const seen: string[] = [];
  const { held, finish } = hold();
  const turns = [
    takeTurn(async () => {
      seen.push('first begins');
      await held;
      seen.push('first ends');
    }),
    takeTurn(() => Promise.reject(new Error('broken'))),
    takeTurn(async () => seen.push('third')),
  ];
  finish();
  const outcomes = await Promise.allSettled(turns);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual(['first begins', 'first ends', 'third']);
});

test('who would wait behind too many is sent away at once, and there is room again afterwards', async () => {
  const takeTurn = makeTurns({ waiting: 1, deadlineMs: 60_000 });
  const { held, finish } = hold();
  const inside = [takeTurn(() => held), takeTurn(async () => 'done')];
  await expect(takeTurn(async () => 'too many')).rejects.toMatchObject(BUSY);
  finish();
  await Promise.all(inside);
  expect(await takeTurn(async () => 'room')).toBe('room');
});

test('whose wait is over gets an answer, and the work is not begun for nobody', async () => {
  const takeTurn = makeTurns({ waiting: 5, deadlineMs: 1 });
  const { held, finish } = hold();
  const begun = jest.fn(() => Promise.resolve());
  const turns = [takeTurn(() => held), takeTurn(begun)];
  for (const turn of turns) await expect(turn).rejects.toMatchObject(BUSY);
  finish();
  await expect(takeTurn(async () => 'next')).resolves.toBe('next');
  expect(begun).not.toHaveBeenCalled();
});
