export const SECTIONS = [
  { id: 'identity', label: 'Identity', lead: 'Who you are on the pitch and off it.' },
  { id: 'football', label: 'Football', lead: 'Your positions, feet, height and shirt number.' },
  { id: 'career', label: 'Career', lead: 'Clubs and teams, newest first on your CV.' },
  {
    id: 'education',
    label: 'Education',
    lead: 'School and courses. It is good to have a plan besides football.',
  },
  { id: 'honours', label: 'Honours', lead: 'Titles, awards and call-ups.' },
  {
    id: 'references',
    label: 'References',
    lead: 'What coaches say about you, written down by you.',
  },
  {
    id: 'availability',
    label: 'Availability',
    lead: 'Whether you are looking for a club, and how to reach you.',
  },
  { id: 'photo', label: 'Photo', lead: 'A clear picture of your face, if you want one.' },
  { id: 'visibility', label: 'Visibility', lead: 'You decide, part by part, who sees what.' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

/** The section an address asks for; the first one when it asks for none. */
export function findSection(asked: string | null) {
  return SECTIONS.find(({ id }) => id === asked) ?? SECTIONS[0];
}
