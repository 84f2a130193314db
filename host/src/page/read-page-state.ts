import type { PageState } from '@skora/shared/contract';

/** Id of the JSON block the server writes into every page. */
const PAGE_STATE_ID = 'skora-page';

/** Reads what the server resolved for this page. @throws when the block is missing or damaged */
export function readPageState(root: Document = document): PageState {
  const text = root.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) throw new Error('The page carries no state; it was not composed by the host’s server.');
  return JSON.parse(text) as PageState;
}
