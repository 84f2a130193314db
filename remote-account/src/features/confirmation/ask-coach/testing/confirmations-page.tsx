import ConfirmationsPage from '../../../../routes/confirmations';
import { signInAtEdge, type HttpEdge } from '../../../../lib/testing/http-edge';
import { jsonReply } from '../../../../lib/testing/json-reply';
import { renderView } from '../../../../lib/testing/render-view';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { record } from './asked-record';

/** The call that lists what the player asked. */
export const LIST = 'GET confirmations/requests';

/** Signs a player in who has not asked anybody yet and has no draft. */
export async function signInUnasked(): Promise<HttpEdge> {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const edge = await signInAtEdge();
  edge.answer(LIST, () => jsonReply({ requests: [] }));
  edge.answer('GET account', () => jsonReply({ status: 'active' }));
  return edge;
}

/** Opens the page with these documents. */
export function show(
  documents: Record<string, Record<string, unknown>> = record,
  at = '/settings/confirmations',
) {
  const store = memoryDocuments(documents);
  renderView(<ConfirmationsPage />, store, at);
  return store;
}
