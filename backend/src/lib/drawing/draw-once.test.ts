import { drawOnce } from './draw-once';

const drawing = (name: string) => jest.fn(() => Promise.resolve(Buffer.from(name)));

test('the same content is drawn once, for all who ask', async () => {
  const draw = drawing('card');
  const [one, two] = await Promise.all([drawOnce(['a', 'b'], draw), drawOnce(['a', 'b'], draw)]);
  expect(await drawOnce(['a', Buffer.from('b')], draw)).toBe(one);
  expect(two).toBe(one);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('other content is another drawing, also when the parts read alike', async () => {
  const [one, two] = [drawing('one'), drawing('two')];
  await drawOnce(['ab', 'c'], one);
  expect(String(await drawOnce(['a', 'bc'], two))).toBe('two');
});

test('a failure is not remembered', async () => {
  await expect(drawOnce(['broken'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(String(await drawOnce(['broken'], drawing('whole')))).toBe('whole');
});

test('what nobody asked for in a long time is drawn anew', async () => {
  const [often, once] = [drawing('often'), drawing('once')];
  await drawOnce(['often'], often);
  await drawOnce(['once'], once);
  for (let other = 0; other < 59; other += 1) {
    await drawOnce([`other ${other}`], drawing('other'));
    await drawOnce(['often'], often);
  }
  await drawOnce(['once'], once);
  expect([often.mock.calls.length, once.mock.calls.length]).toEqual([1, 2]);
});
