import { api, bearer } from '@skora/shared/api';

/** Says that a shared CV was shown. @param signedIn then the owner's own visit is told apart and not counted */
export async function countView(token: string, signedIn: boolean): Promise<void> {
  const headers = signedIn ? await bearer() : {};
  await api().POST('/shared-cvs/{token}/views', { headers, params: { path: { token } } });
}
