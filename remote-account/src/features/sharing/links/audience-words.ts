import type { ShareLink } from './links-api';

type LinkAudience = ShareLink['audience'];

export const AUDIENCE_WORDS: Readonly<Record<LinkAudience, { label: string; hint: string }>> = {
  link: {
    label: 'Scout',
    hint: 'Shows what you set to “link”. Search engines are told to keep away.',
  },
  coach: {
    label: 'Coach',
    hint: 'Shows what you set to “link” and to “coach”. For people you know.',
  },
  public: {
    label: 'Everybody',
    hint: 'Shows only what you set to “public”. Search engines may list it.',
  },
};

export function audiencesFor(isAdult: boolean): LinkAudience[] {
  return isAdult ? ['link', 'coach', 'public'] : ['link', 'coach'];
}
