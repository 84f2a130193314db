import { paths } from './paths';

/**
 * Whether a page is opened with a link that somebody was sent. Its reader came for what the link leads to: while signed
 * out they get no offer of plans and no invitation to register. `html[data-sent-link]` marks such a page for them.
 * @param pattern path pattern of the route
 * @example isSentLink('/cv/:token') // true
 */
export function isSentLink(pattern: string): boolean {
  return pattern.includes('/:token') || pattern === paths.guardianApproval();
}
