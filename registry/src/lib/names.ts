/** Id of a remote. */
export const REMOTE_ID = /^remote-[a-z0-9-]+$/;

/** Name of a release. */
export const RELEASE_NAME = /^[a-z0-9]{6,64}$/;
