/** The password is one of those that are tried first. */
export class CommonPassword extends Error {}

/**
 * Lets a password pass, or not. The list is large, so it is downloaded when it is needed.
 * @throws CommonPassword; a ChunkLoadError when the list cannot be downloaded
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  const { isCommonPassword } = await import(/* webpackChunkName: "common-passwords" */ './common-passwords');
  if (isCommonPassword(password)) throw new CommonPassword('One of the most common passwords.');
}
