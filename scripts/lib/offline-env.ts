/** Keeps Google's libraries from asking for the metadata server of a cloud this machine is not in. */
export const offlineEnv = { METADATA_SERVER_DETECTION: 'none' };
