import { emitEvent, onEvent } from './event-bus';

// Checked by the type check: a wrong payload or name must not compile.
it('refuses wrong payloads at compile time', () => {
  const wrong = () => {
    // @ts-expect-error a uid is text
    emitEvent('auth:signed-in', { uid: 5 });
    // @ts-expect-error the payload is required
    emitEvent('auth:signed-in');
    // @ts-expect-error there is no such fact
    onEvent('auth:exploded', () => undefined);
  };
  expect(typeof wrong).toBe('function');
});
