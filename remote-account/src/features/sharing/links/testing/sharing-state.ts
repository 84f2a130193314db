/** A live link, as the backend lists it. */
export const link = {
  id: 'one',
  label: 'Trial in May',
  audience: 'link',
  path: '/cv/token',
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2027-02-01T00:00:00.000Z',
  state: 'live',
  views: [],
};

/** What the backend says to an adult whose plan has room for two links. */
export const sharing = {
  status: 'open',
  isAdult: true,
  ageGroup: 'Senior',
  ageGroupCountry: 'DE',
  approval: null,
  guardianEmail: null,
  guardianDecides: false,
  limit: 2,
  pdf: true,
  links: [] as object[],
};
