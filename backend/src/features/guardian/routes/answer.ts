import { withDeadline } from '@skora/shared/utils';
import type { FastifyBaseLogger } from 'fastify';
import { isDisplayName } from '../../../lib/text/display-name';
import { Problem } from '../../../lib/http/problem';
import type { Services } from '../../../lib/services/services';
import { CONSENT_TEXTS, CURRENT_CONTACT_CONSENT, type GuardianConsent } from '../../account';
import { readEvent } from '../../showcase-places';
import type { GuardianAnswer } from '../store/decide-request';
import type { Outcome } from '../store/decision';
import { followAccount, type FollowDeps } from '../store/follow-account';
import { endOfRight, type GuardianLink } from '../store/guardian-link';
import type { GuardianRight } from '../store/guardian-token-store';

/** Why a guardian's link cannot be used. */
export function linkProblem(kind: Exclude<GuardianLink['kind'], 'open'>): Problem {
  switch (kind) {
    case 'unknown':
      return new Problem(404);
    case 'replaced':
      return new Problem(410, { type: 'link-replaced', detail: 'The player has asked again since.' });
    case 'used':
      return new Problem(410, { type: 'link-used', detail: 'This link has been used.' });
    case 'grown':
      return new Problem(410, { type: 'player-grown', detail: 'The player is 18 and decides alone.' });
    case 'expired':
      return new Problem(410, { type: 'link-expired', detail: 'The time for an answer is over.' });
  }
}

/** Longest wait for what follows from an answer, in milliseconds. The answer is stored by then. */
const FOLLOW_MS = 2000;

/**
 * What the client is told of an answer. What cannot follow at once is left to the next run: a failure would say that nothing
 * was decided.
 * @throws Problem when it was not stored
 */
export async function answerTo(
  services: FollowDeps,
  outcome: Outcome,
  log: Pick<FastifyBaseLogger, 'error'>,
) {
  if (typeof outcome === 'object') {
    if (outcome.subject === 'account') {
      await withDeadline(followAccount(services, outcome.uid), FOLLOW_MS).catch((err: unknown) =>
        log.error({ err }, 'what follows from the answer of a guardian is left to the next run'),
      );
    }
    return { status: 'ok' as const };
  }
  if (outcome === 'other-text')
    throw new Problem(409, { detail: 'The text has changed: please read it again.' });
  throw linkProblem(outcome);
}

type GuardianBody = Omit<GuardianAnswer, 'contact'> & { contact?: boolean };

/** An answer as it was sent. @throws Problem 422 for a name that is none */
export function readAnswer({ contact = false, ...body }: GuardianBody): GuardianAnswer {
  if (!isDisplayName(body.name)) {
    const message = 'must be one line without spaces around it';
    throw new Problem(422, { errors: [{ at: 'body/name', message }] });
  }
  return { ...body, contact };
}

/** A request as its guardian reads it. @param decidesAlone of a link, or of a child */
export async function showGuardianRequest(
  { firestore }: Pick<Services, 'firestore'>,
  right: GuardianRight,
  { email, childName, textVersion, requestedAt, answerBy, contact = false }: GuardianConsent,
  decidesAlone: boolean,
) {
  const { subject, purpose, showcase } = right;
  const expiresAt = endOfRight(right, requestedAt);
  const text: string | undefined = CONSENT_TEXTS[textVersion];
  // Only a newer release knows what is asked; it is running beside this one, or will be again.
  if (text === undefined) throw new Problem(503, { headers: { 'retry-after': '60' } });
  const event = showcase === undefined ? null : await readEvent(firestore, showcase);
  const end = Math.min(expiresAt, answerBy?.toMillis() ?? Infinity);
  return {
    subject,
    purpose,
    childName,
    guardianEmail: email,
    consent: { version: textVersion, text },
    contact:
      subject === 'publishing' ? { text: CONSENT_TEXTS[CURRENT_CONTACT_CONSENT], open: contact } : null,
    decidesAlone: subject === 'account' && decidesAlone,
    event: event && { ...event, startsAt: new Date(event.startsAt).toISOString() },
    requestedAt: requestedAt.toDate().toISOString(),
    expiresAt: end === Infinity ? null : new Date(end).toISOString(),
  };
}
