import type { ContactReceiver, CvView } from '@skora/domain';
import { readAnswer, api, bearer } from '@skora/shared/api';

export interface SharedCv {
  cv: CvView;
  expiresAt: string;
  /** Who gets a contact request; null: nobody takes one. */
  contact: ContactReceiver | null;
}

/** The CV behind a link. @throws Refusal 404 for none of ours, 410 for one that is over */
export async function readSharedCv(token: string): Promise<SharedCv> {
  const { cv, expiresAt, contact } = await readAnswer(
    api().GET('/shared-cvs/{token}', { params: { path: { token } } }),
  );
  // The one place where the backend's answer gets its type: the document calls it an object.
  const view = cv as unknown as CvView;
  if (view.formatVersion !== 1) throw new Error('This page is out of date. Please reload it.');
  return { cv: view, expiresAt, contact };
}

/** Says that a shared CV was shown. @param signedIn then the owner's own visit is told apart and not counted */
export async function countView(token: string, signedIn: boolean): Promise<void> {
  const headers = signedIn ? await bearer() : {};
  await api().POST('/shared-cvs/{token}/views', { headers, params: { path: { token } } });
}
