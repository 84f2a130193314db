import type { SessionUser } from '../firebase/session-user';

/** Who is here. `unknown` until the identity provider has answered. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SessionUser };
