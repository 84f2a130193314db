/** The password is one of those that are tried first. */
export class CommonPassword extends Error {}

/**
 * Lets a password pass, or not. The list is large, so it is downloaded when it is needed.
 * @throws CommonPassword; a ChunkLoadError when the list cannot be downloaded
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  const load = () => import(/* webpackChunkName: "common-passwords" */ './common-passwords');
  // Over a slow line a large file comes later than a download may take; asked for again it is often there already.
  const { isCommonPassword } = await load().catch(load);
  if (isCommonPassword(password)) throw new CommonPassword('One of the most common passwords.');
}
