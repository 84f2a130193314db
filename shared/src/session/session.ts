/** The signed-in person as the identity provider knows one. */
export interface SessionUser {
  uid: string;
  displayName: string | null;
  photoURL: string | null;
  emailVerified: boolean;
  email: string | null;
}

/** Who is here. `unknown` until the identity provider has answered. */
export type Session =
  { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; user: SessionUser };
