export const ME = 'profiles/uid-mara';
export const sharing = (links: object[]) => ({
  status: 'open',
  isAdult: true,
  ageGroup: 'U23',
  ageGroupCountry: 'PT',
  approval: null,
  guardianEmail: null,
  limit: 3,
  pdf: true,
  links,
});
export const link = (id: string, label: string, state = 'live') => ({
  id,
  label,
  audience: 'coach',
  path: `/cv/${id}`,
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2027-01-01T10:00:00.000Z',
  state,
  views: [],
});
export const onMap = {
  allowed: true,
  entry: { name: 'Mara F.', position: 'RW', ageGroup: 'U23', city: 'Porto', country: 'PT' },
};
export const offMap = { allowed: true, entry: null };
export const record = {
  [ME]: { displayName: 'Mara Fictiva', primaryPosition: 'RW', heightCm: 171.5, country: 'PT' },
  [`${ME}/statEntries/a`]: {
    kind: 'sprint',
    measuredOn: new Date('2026-10-12'),
    measuredBy: 'coach',
    method: 'gates',
    values: { sprint10: 1.92 },
    ratings: {},
  },
};
export const goal = {
  corner: 'physical',
  title: 'Faster over ten metres',
  test: 'sprint',
  key: 'sprint10',
  start: 2,
  target: 1.84,
  dueOn: '2027-05-01',
  nextTestOn: '2027-01-15',
  revision: 1,
};
export const answer = {
  items: [
    { kind: 'entry', ref: 'a', revision: 0, key: 'sprint10', value: 1.92, label: 'Sprint 10 m', unit: 's' },
  ],
  coach: { name: 'Rui Inventado', role: 'Head coach', club: 'Northfield', domain: 'club.example', key: 'k' },
  decision: 'confirmed',
  note: '',
  decidedAt: new Date('2026-11-18'),
  hidden: false,
};
