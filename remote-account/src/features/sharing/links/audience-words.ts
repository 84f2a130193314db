import { lookUp } from '@skora/shared/utils';
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

/** Who a link is for, in a word; null when only a newer page knows. */
export function audienceLabel(audience: LinkAudience): string | null {
  return lookUp(AUDIENCE_WORDS, audience, null)?.label ?? null;
}

export function audiencesFor(isAdult: boolean): LinkAudience[] {
  return isAdult ? ['link', 'coach', 'public'] : ['link', 'coach'];
}
