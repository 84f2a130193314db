// As text, because they are parts of other patterns: addresses of files, schemas of requests.

/** Pattern of a remote's id: 63 characters at most, as many as a label of a host name may have. */
export const REMOTE_ID_PATTERN = 'remote-[a-z0-9-]{1,56}';

/** Pattern of a release's name. Our builds make 12 hex digits, those of others may call it otherwise. */
export const RELEASE_NAME_PATTERN = '[a-z0-9]{6,64}';

const REMOTE_ID = new RegExp(`^${REMOTE_ID_PATTERN}$`);
const RELEASE_NAME = new RegExp(`^${RELEASE_NAME_PATTERN}$`);

/** True for the id of a remote, whether there is such a remote or not. @example isRemoteId('remote-scouting') */
export function isRemoteId(value: unknown): value is string {
  return typeof value === 'string' && REMOTE_ID.test(value);
}

/** True for the name of a release, whether there is one or not. @example isReleaseName('1a2b3c4d5e6f') */
export function isReleaseName(value: unknown): value is string {
  return typeof value === 'string' && RELEASE_NAME.test(value);
}
