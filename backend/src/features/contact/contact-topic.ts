import type { Operator } from '@skora/shared/utils/operator';

/** What one can write to us about, and what must not wait. */
export const CONTACT_TOPICS = {
  support: { label: 'Help with an account', urgent: false },
  safeguarding: { label: 'Safeguarding', urgent: true },
  'scout-access': { label: 'Question from a club or a scout', urgent: false },
  'academy-listing': { label: 'Listing of an academy', urgent: false },
  'fee-scam': { label: 'Somebody asks for money', urgent: true },
  press: { label: 'Press', urgent: false },
} as const satisfies Record<string, { label: string; urgent: boolean }>;

export type ContactTopic = keyof typeof CONTACT_TOPICS;

/** Within which a person answers, e.g. `three working days`; undefined where the operator promises nothing. */
export function answerTime(topic: ContactTopic, operator: Operator): string | undefined {
  return CONTACT_TOPICS[topic].urgent ? operator.urgentAnswerTime : operator.answerTime;
}

/** What belongs on the desk of whoever protects players, not into the general inbox. */
export function isSafeguarding(topic: ContactTopic): boolean {
  return topic === 'safeguarding';
}
