import { readAnswer, api, bearer } from '@skora/shared/api';

/** Gives a clip its picture. @throws Refusal 422 for what is no picture, 403 while the account is not open */
export async function setPoster(slot: number, picture: Blob): Promise<void> {
  const request = api().PUT('/account/clips/{slot}/poster', {
    headers: { ...(await bearer()), 'content-type': 'image/jpeg' },
    params: { path: { slot: String(slot) } },
    body: picture,
    bodySerializer: () => picture,
  });
  await readAnswer(request);
}
