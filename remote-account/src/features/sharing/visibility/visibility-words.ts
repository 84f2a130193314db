import type { VisibilityField, VisibilityLevel } from '@skora/domain';

export const PART_NAMES: Readonly<Record<VisibilityField, string>> = {
  name: 'Name',
  photo: 'Photo',
  ageGroup: 'Age group',
  nationalities: 'Nationalities',
  city: 'Country, town or city',
  body: 'Height',
  bio: 'About your game',
  contact: 'Contact email',
  clips: 'Clips',
  matches: 'Matches and season',
  tests: 'Test results',
  comparison: 'How you compare with other players (shows your sex and age range)',
  ratings: 'Technical ratings',
  career: 'Career',
  honours: 'Honours',
  education: 'Education and languages',
  references: 'References',
  availability: 'Availability and agent',
};

export const LEVEL_NAMES: Readonly<Record<VisibilityLevel, string>> = {
  public: 'Everybody',
  link: 'People with your link',
  coach: 'Coaches with a coach link',
  me: 'Only me',
};

export const LEVEL_MEANINGS: Readonly<Record<VisibilityLevel, string>> = {
  public: 'Anybody on the internet, once you make a link to your CV for everybody.',
  link: 'Anyone you send a link to, and anyone they pass it on to. You can end a link at any time.',
  coach: 'People with a link you made for a coach. They also see what people with your link see.',
  me: 'Only you. It is not on any link or page.',
};
