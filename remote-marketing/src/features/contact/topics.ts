/** Where support mail goes. */
export const SUPPORT_ADDRESS = 'support@skora.example';

/** What one can write about. */
export const TOPICS = [
  { value: 'support', label: 'Help with my account' },
  { value: 'safeguarding', label: 'Safeguarding: something worries me' },
  { value: 'scout-access', label: 'Access for scouts and clubs' },
  { value: 'academy-listing', label: 'Listing of an academy' },
  { value: 'press', label: 'Press' },
] as const;
