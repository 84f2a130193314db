import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut as endSession,
  updateCurrentUser,
  updatePassword,
  updateProfile,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { readConfig } from '../config';
import type { SessionUser } from './session-user';
import { firebaseApp } from './app';
import { signingIn } from './signing-in';
import { isDatabaseSilent } from './silent-database';

let instance: Auth | null = null;
let tellWatcher: (user: SessionUser) => void = () => undefined;

/** Whom the SDK has named since it last named nobody, by uid. */
const named = new Map<string, User>();

function auth(): Auth {
  if (instance) return instance;
  // No popup resolver: it would download a third-party script and widen the CSP.
  instance = initializeAuth(firebaseApp(), {
    // Beside a session that a silent database may hold, a second one must not be kept.
    persistence: isDatabaseSilent()
      ? inMemoryPersistence
      : [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  const emulators = readConfig().firebase.emulators;
  if (emulators) connectAuthEmulator(instance, emulators.auth, { disableWarnings: true });
  return instance;
}

function toSessionUser(user: User): SessionUser {
  const { uid, displayName, photoURL, emailVerified, email } = user;
  return { uid, displayName, photoURL, emailVerified, email };
}

function currentUser(): User {
  const user = auth().currentUser;
  if (!user) throw new Error('Nobody is signed in.');
  return user;
}

/** Calls back at once and at every change of user or token. @returns a function that stops it */
export function watchUser(next: (user: SessionUser | null) => void): () => void {
  tellWatcher = next;
  return onIdTokenChanged(auth(), (user) => {
    if (user) named.set(user.uid, user);
    else named.clear();
    next(user && toSessionUser(user));
  });
}

async function finishSignIn(work: () => Promise<UserCredential>): Promise<SessionUser> {
  return toSessionUser((await signingIn(work)).user);
}

/** Signs in. Rejects with a FirebaseError whose `code` says why (`auth/invalid-credential`, …). */
export async function signInWithPassword(email: string, password: string): Promise<SessionUser> {
  return finishSignIn(() => signInWithEmailAndPassword(auth(), email, password));
}

/** Signs in, or up, with an ID token that Google has made out for this site. */
export async function signInWithGoogleToken(googleIdToken: string): Promise<SessionUser> {
  const credential = GoogleAuthProvider.credential(googleIdToken);
  return finishSignIn(() => signInWithCredential(auth(), credential));
}

/** Creates the identity and leaves it signed in, without a name: see {@link setDisplayName}. */
export async function createUser(email: string, password: string): Promise<SessionUser> {
  return finishSignIn(() => createUserWithEmailAndPassword(auth(), email, password));
}

/** Gives the signed-in user a name. */
export async function setDisplayName(displayName: string): Promise<void> {
  const user = currentUser();
  await updateProfile(user, { displayName });
  // The SDK tells its listeners of new tokens only.
  tellWatcher(toSessionUser(user));
}

/** Whether the signed-in user has a password; who came by Google alone has none. */
export function hasPassword(): boolean {
  return currentUser().providerData.some(({ providerId }) => providerId === 'password');
}

/** Proves anew that the person knows the password: the next 5 minutes count as a recent sign-in. */
export async function reauthenticate(password: string): Promise<void> {
  const user = currentUser();
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
}

/** Changes the password; sessions elsewhere end. Needs a recent sign-in (`auth/requires-recent-login`). */
export async function changePassword(password: string): Promise<void> {
  await updatePassword(currentUser(), password);
}

/** Fetches the user anew: `emailVerified` and revocation show only then. @returns null when nobody is signed in */
export async function reloadUser(): Promise<SessionUser | null> {
  const user = auth().currentUser;
  if (!user) return null;
  const { emailVerified } = user;
  await user.reload();
  // The token carries it too, and other tabs hear of new tokens only.
  if (user.emailVerified !== emailVerified) await user.getIdToken(true);
  // Meanwhile another tab may have signed this person out.
  return auth().currentUser === user ? toSessionUser(user) : null;
}

/** ID token for the backend. @param fresh fetch a new one even if the present one is still good */
export async function idToken(fresh = false): Promise<string> {
  return currentUser().getIdToken(fresh);
}

/** Whether the present ID token says that its owner is an admin: a hint for what is shown. The backend asks for itself. */
export async function hasAdminClaim(): Promise<boolean> {
  const { claims } = await currentUser().getIdTokenResult();
  return claims['admin'] === true;
}

/** Signs in again whom another tab has replaced. @returns false when the SDK has not named that person on this page */
export async function restoreUser(uid: string): Promise<boolean> {
  const user = named.get(uid);
  if (!user) return false;
  await updateCurrentUser(auth(), user);
  return true;
}

/** Ends the session in every tab of this browser. */
export async function signOutOfFirebase(): Promise<void> {
  await endSession(auth());
}
