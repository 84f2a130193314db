import { Type } from 'typebox';

const key = Type.String({
  pattern: '^[\\w-]{8,64}$',
  description: 'Chosen by the client per intention; repeating it gives the same answer, and one effect.',
});

/** For operations that are refused without a key. */
export const requiredKey = Type.Object({ 'idempotency-key': key });

/** For operations that {@link answerOnce} does. */
export const optionalKey = Type.Object({ 'idempotency-key': Type.Optional(key) });
