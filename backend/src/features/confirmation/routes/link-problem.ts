import { Problem } from '../../../lib/http/problem';
import type { ClosedLink } from '../store/confirmation-link';

/** Why a link of a coach or a guardian cannot be used. */
export function linkProblem(kind: ClosedLink): Problem {
  switch (kind) {
    case 'unknown':
      return new Problem(404);
    case 'withdrawn':
      return new Problem(410, {
        type: 'request-withdrawn',
        detail: 'The player has taken the request back.',
      });
    case 'used':
      return new Problem(410, { type: 'link-used', detail: 'This request has been answered.' });
    case 'expired':
      return new Problem(410, { type: 'link-expired', detail: 'This link is older than 14 days.' });
  }
}
