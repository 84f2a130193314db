/** A problem of the local platform that the reader can fix: `message` says what is wrong and what to do about it. */
export class LocalPlatformError extends Error {
  override name = 'LocalPlatformError';
}
