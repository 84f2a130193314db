import type { ShareLink } from './links-api';

type LinkAudience = ShareLink['audience'];

export const AUDIENCE_WORDS: Readonly<Record<LinkAudience, { label: string; hint: string }>> = {
  link: {
    label: 'Scout',
    hint: 'Shows what you set to “People with your link”. We tell search engines to keep away.',
  },
  coach: {
    label: 'Coach',
    hint: 'Shows what you set to “People with your link” and “Coaches with a coach link”. For coaches you know.',
  },
  public: {
    label: 'Everybody',
    hint: 'Shows only what you set to “Everybody”. Search engines may list it.',
  },
};

export function audiencesFor(isAdult: boolean): LinkAudience[] {
  return isAdult ? ['link', 'coach', 'public'] : ['link', 'coach'];
}
