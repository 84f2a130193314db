/** What one can write to us about, with the working days in which a person answers. */
export const CONTACT_TOPICS = {
  support: { label: 'Help with an account', workingDays: 3 },
  safeguarding: { label: 'Safeguarding', workingDays: 1 },
  'scout-access': { label: 'Access for scouts and clubs', workingDays: 3 },
  'academy-listing': { label: 'Listing of an academy', workingDays: 3 },
  'fee-scam': { label: 'Somebody asks for money', workingDays: 1 },
  press: { label: 'Press', workingDays: 3 },
} as const satisfies Record<string, { label: string; workingDays: number }>;

export type ContactTopic = keyof typeof CONTACT_TOPICS;

/** How we say when a person answers, e.g. `3 working days`. */
export function answerTime(topic: ContactTopic): string {
  const { workingDays }: { workingDays: number } = CONTACT_TOPICS[topic];
  return workingDays === 1 ? 'one working day' : `${workingDays} working days`;
}

/** What belongs on the desk of whoever protects players, not into the general inbox. */
export function isSafeguarding(topic: ContactTopic): boolean {
  return topic === 'safeguarding';
}
