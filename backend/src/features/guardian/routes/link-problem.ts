import { Problem } from '../../../lib/http/problem';

/** Why a guardian's link cannot be used. */
export function linkProblem(kind: 'unknown' | 'replaced' | 'used' | 'expired'): Problem {
  switch (kind) {
    case 'unknown':
      return new Problem(404);
    case 'replaced':
      return new Problem(410, { type: 'link-replaced', detail: 'The player has asked anew since.' });
    case 'used':
      return new Problem(410, { type: 'link-used', detail: 'This link has been used.' });
    case 'expired':
      return new Problem(410, { type: 'link-expired', detail: 'This link is older than 7 days.' });
  }
}
