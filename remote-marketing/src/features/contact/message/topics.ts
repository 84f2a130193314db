/** What one can write about, as the backend names it. */
export const TOPICS = [
  { value: 'support', label: 'Help with my account' },
  { value: 'safeguarding', label: 'Safeguarding: something worries me' },
  { value: 'fee-scam', label: 'Somebody asks me for money' },
  { value: 'scout-access', label: 'I write for a club or as a scout' },
  { value: 'academy-listing', label: 'Listing of an academy' },
  { value: 'press', label: 'Press' },
] as const;

export type Topic = (typeof TOPICS)[number]['value'];

export function parseTopic(text: string | null): Topic | '' {
  return TOPICS.find(({ value }) => value === text)?.value ?? '';
}
