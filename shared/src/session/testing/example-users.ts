import type { SessionUser } from '../../firebase/session-user';

/** A fictional player. */
export const mara: SessionUser = {
  uid: 'u1',
  displayName: 'Mara Fictiva',
  photoURL: null,
  emailVerified: false,
  email: 'm@skora.example',
};

/** Another one, who uses the same browser. */
export const noor: SessionUser = { ...mara, uid: 'u2', displayName: 'Noor Fictiva' };
