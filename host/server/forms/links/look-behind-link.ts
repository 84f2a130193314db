import type { PlainPage } from '../../plain/plain-page';
import { ALL_LINKS } from '../each/all-forms';
import { askBackend } from '../lib/ask-backend';
import type { AnyLink } from '../lib/form-kind';
import { isPossibleToken } from '../lib/token-in';

/** As long as for the head of a page: readers without scripts see nothing without the answer. */
const DEADLINE_MS = 3_000;

/** How to reach the backend in the name of the visitor. */
export interface VisitorAsks {
  backendUrl: string;
  headers: Record<string, string>;
}

/** What is behind a link: a question with its page, a page that says why there is none, or no answer. */
export type Looked =
  | { kind: 'open'; question: unknown; page: PlainPage }
  | { kind: 'closed'; page: PlainPage }
  | { kind: 'unanswered'; why: string };

/** Asks the backend what is behind a link. Nothing is decided by it: scanners follow links too. */
export async function lookAtLink(link: AnyLink, token: string, asks: VisitorAsks): Promise<Looked> {
  if (!isPossibleToken(token)) return { kind: 'closed', page: link.closed(404, '') };
  try {
    const answer = await askBackend({
      ...asks,
      method: 'GET',
      path: link.look(token),
      deadlineMs: DEADLINE_MS,
    });
    const { status, type, body } = answer;
    if (status === 404 || status === 410) return { kind: 'closed', page: link.closed(status, type) };
    if (status !== 200) return { kind: 'unanswered', why: `the backend answered ${status}` };
    const question = link.read(body);
    return { kind: 'open', question, page: link.page(question, token) };
  } catch (error) {
    return { kind: 'unanswered', why: String(error) };
  }
}

/** The link that a page was opened with, if it is one out of a mail. */
export function findLink(pathname: string, query: URLSearchParams): { link: AnyLink; token: string } | null {
  for (const link of ALL_LINKS) {
    const token = link.findToken(pathname, query);
    if (token !== null) return { link, token };
  }
  return null;
}
