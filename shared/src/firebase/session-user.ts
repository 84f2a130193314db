/** The signed-in person as the identity provider knows one. */
export interface SessionUser {
  uid: string;
  displayName: string | null;
  photoURL: string | null;
  emailVerified: boolean;
  email: string | null;
}
