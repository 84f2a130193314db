import type { Tag } from './article';

/** Names of the tags as readers see them, in the order of the filter. */
export const TAG_NAMES: Readonly<Record<Tag, string>> = {
  testing: 'Testing',
  numbers: 'Numbers',
  training: 'Training',
  goalkeepers: 'Goalkeepers',
  growing: 'Growing',
  talent: 'Talent',
  profile: 'Your CV',
  clips: 'Clips',
  health: 'Health',
  safety: 'Safety',
  parents: 'For parents',
};

export function isTag(text: string): text is Tag {
  return Object.hasOwn(TAG_NAMES, text);
}
