export const PROFILE_LABELS = {
  displayName: 'Name',
  bio: 'About your game',
  nationalities: 'Nationalities',
  country: 'Country you play in',
  city: 'Town or city',
  languages: 'Languages',
  primaryPosition: 'Main position',
  secondaryPositions: 'Also plays',
  preferredFoot: 'Preferred foot',
  weakFoot: 'Weak foot',
  heightCm: 'Height',
  shirtNumber: 'Shirt number',
  availability: 'Availability',
  agent: 'Agent',
  contactEmail: 'Contact email',
} as const;

export type ProfileField = keyof typeof PROFILE_LABELS;
