import type { Session } from '@skora/shared/session';
import { guard, guardKnown } from './guard';

const user = { uid: 'u', displayName: null, photoURL: null, emailVerified: false, email: null };
const sessions: Record<string, Session> = {
  unknown: { status: 'unknown' },
  out: { status: 'signed-out' },
  in: { status: 'signed-in', user },
};

it.each([
  ['public', 'unknown', false, 'allow', 'allow'],
  ['public', 'out', false, 'allow', 'allow'],
  ['public-only', 'unknown', false, 'ask', 'to-login'],
  ['public-only', 'out', false, 'allow', 'allow'],
  ['public-only', 'in', false, 'to-previous', 'to-previous'],
  ['public-only', 'in', true, 'allow', 'allow'],
  ['protected', 'unknown', false, 'ask', 'to-login'],
  // Signed out without having asked the provider is a guess: a protected page asks.
  ['protected', 'out', false, 'ask', 'to-login'],
  ['protected', 'out', true, 'ask', 'to-login'],
  ['protected', 'in', false, 'allow', 'allow'],
] as const)(
  '%s page, session %s, action code %s: %s, then %s',
  (access, name, hasActionCode, first, known) => {
    const session = sessions[name] ?? { status: 'unknown' };
    expect(guard({ access, session, hasActionCode })).toBe(first);
    if (name !== 'unknown') expect(guardKnown({ access, session, hasActionCode })).toBe(known);
  },
);
