import type { RouteAccess } from '@skora/shared/contract';
import type { Session } from '@skora/shared/session';

/** What a guard decides about a visit. */
type GuardDecision = 'allow' | 'ask' | 'to-login' | 'to-previous';

interface Visit {
  access: RouteAccess;
  session: Session;
  /** The address carries a code out of an e-mail: its page is meant for signed-in people as well. */
  hasActionCode: boolean;
}

/** Decides who may see a route; `ask` means the identity provider has to answer first. */
export function guard({ access, session, hasActionCode }: Visit): GuardDecision {
  if (access === 'public') return 'allow';
  if (access === 'public-only') {
    if (hasActionCode || session.status === 'signed-out') return 'allow';
    return session.status === 'unknown' ? 'ask' : 'to-previous';
  }
  if (session.status === 'signed-in') return 'allow';
  return 'ask';
}

/** The decision once the identity provider has answered: asking again would not help. */
export function guardKnown(visit: Visit): Exclude<GuardDecision, 'ask'> {
  const decision = guard(visit);
  return decision === 'ask' ? 'to-login' : decision;
}
