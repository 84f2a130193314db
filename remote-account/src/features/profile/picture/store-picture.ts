import { api, bearer, readAnswer } from '@skora/shared/api';

/**
 * Stores a player's picture. The one before stays until all of the new one has arrived.
 * @throws Refusal 422 for what is no picture, 403 while the account is not open
 */
export async function storePicture(picture: Blob): Promise<void> {
  const request = api().PUT('/account/picture', {
    headers: { ...(await bearer()), 'content-type': picture.type },
    body: picture,
    bodySerializer: () => picture,
  });
  await readAnswer(request);
}

export async function removePicture(): Promise<void> {
  await readAnswer(api().DELETE('/account/picture', { headers: await bearer() }));
}
