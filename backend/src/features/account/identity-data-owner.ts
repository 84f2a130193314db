import type { DataOwner } from '../../lib/data-owners/data-owner';

/** The sign-in at the identity provider. Erased last: it knows the address the others go by. */
export const identityOwner: DataOwner = {
  name: 'identity',
  export: async ({ auth }, { uid }) => {
    const { email, emailVerified, displayName, photoURL, phoneNumber, metadata, providerData } =
      await auth.getUser(uid);
    return {
      uid,
      email,
      emailVerified,
      displayName,
      photoURL,
      phoneNumber,
      createdAt: metadata.creationTime,
      lastSignInAt: metadata.lastSignInTime,
      providers: providerData.map(({ providerId, uid: id }) => ({ providerId, id })),
    };
  },
  erase: async ({ auth }, { uid }) => {
    try {
      await auth.deleteUser(uid);
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
    }
  },
};
