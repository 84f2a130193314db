import { emitEvent, listenerCount, onEvent } from './event-bus';

describe('event bus', () => {
  it('tells every listener and stops when asked', () => {
    const seen: string[] = [];
    const off = onEvent('auth:signed-in', ({ uid }) => seen.push(uid));
    emitEvent('auth:signed-in', { uid: 'a' });
    off();
    emitEvent('auth:signed-in', { uid: 'b' });
    expect(seen).toEqual(['a']);
    expect(listenerCount('auth:signed-in')).toBe(0);
  });

  it('goes on after a handler that throws, and surfaces its error', () => {
    const later: (() => void)[] = [];
    const queue = jest.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => later.push(task));
    const seen: string[] = [];
    const offs = [
      onEvent('shell:navigated', () => {
        throw new Error('broken listener');
      }),
      onEvent('shell:navigated', ({ path }) => seen.push(path)),
    ];
    emitEvent('shell:navigated', { path: '/' });
    expect(seen).toEqual(['/']);
    expect(later).toHaveLength(1);
    expect(() => later[0]?.()).toThrow('broken listener');
    offs.forEach((off) => off());
    queue.mockRestore();
  });

  it('hands out a frozen copy', () => {
    const payload = { uid: 'a' };
    const off = onEvent('auth:signed-in', (received) => {
      expect(Object.isFrozen(received)).toBe(true);
      expect(received).not.toBe(payload);
    });
    emitEvent('auth:signed-in', payload);
    off();
    expect.assertions(2);
  });
});
