import { onEvent } from '../events';
import { resetSession } from '../testing';
import { sessionStoreOfPage } from './session-store';
import { applyUser } from './apply-user';
import { mara, noor } from './testing/example-users';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetSession();
});

it('tells sign-in and sign-out once each', () => {
  const facts: string[] = [];
  const offs = [
    onEvent('auth:signed-in', ({ uid }) => facts.push(`in ${uid}`)),
    onEvent('auth:signed-out', ({ reason }) => facts.push(`out ${reason}`)),
  ];
  applyUser(mara);
  applyUser({ ...mara, emailVerified: true });
  applyUser(null);
  applyUser(null);
  offs.forEach((off) => off());
  expect(facts).toEqual(['in u1', 'out ended']);
  expect(sessionStoreOfPage.get()).toEqual({ status: 'signed-out' });
});

it('clears what the device cached when another person signs in', () => {
  applyUser(mara);
  localStorage.setItem('userStats_physicalStep', '{"heightCm":171}');
  localStorage.setItem('userProfile_u1', '{}');
  applyUser(noor);
  expect(localStorage.getItem('userStats_physicalStep')).toBeNull();
  expect(localStorage.getItem('userProfile_u1')).toBeNull();
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ uid: 'u2' });
});

it.each([
  ['nobody', null],
  ['that person', noor],
])('leaves the device to whoever signed in in another tab, when this one hears of %s', (_who, heard) => {
  applyUser(mara);
  sessionStorage.setItem('previousLocation', '/profile/goals');
  // The other tab has cleared the device; this one has written once more, and has not heard of it yet.
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify(noor));
  localStorage.setItem('userProfile_u2_draft_identity', '{"city":"Li"}');
  localStorage.setItem('userProfile_u1', 'none');
  applyUser(heard);
  expect(Object.keys(localStorage).sort()).toEqual(['user', 'userProfile_u2_draft_identity']);
  expect(sessionStorage.getItem('previousLocation')).toBeNull();
});

it('leaves nothing of somebody who was signed out in another tab before this one knew who is here', () => {
  // The tab has opened for Mara; before the provider answers, she leaves in another tab and Noor comes.
  sessionStorage.setItem('tabOwner', 'u1');
  sessionStorage.setItem('formDraft_contact', '{"name":"Mara"}');
  localStorage.setItem('user', JSON.stringify(noor));
  localStorage.setItem('userProfile_u2_draft_identity', '{}');
  applyUser(noor);
  expect({ ...sessionStorage }).toEqual({ tabOwner: 'u2' });
  expect(localStorage.getItem('userProfile_u2_draft_identity')).toBe('{}');
});

it('keeps drafts while the same person stays', () => {
  applyUser(mara);
  localStorage.setItem('userStats_physicalStep', '{}');
  applyUser({ ...mara, emailVerified: true });
  expect(localStorage.getItem('userStats_physicalStep')).toBe('{}');
});

it('clears caches when the stored hint belongs to somebody who is gone', () => {
  localStorage.setItem('user', JSON.stringify(mara));
  localStorage.setItem('userStats_technicalStep', '{}');
  applyUser(null);
  expect(localStorage.length).toBe(0);
});

it('leaves nothing of the account in the tab, in whichever tab the sign-out was asked for', () => {
  applyUser(mara);
  sessionStorage.setItem('userProfile_u1', 'none');
  sessionStorage.setItem('previousLocation', '/profile/goals');
  sessionStorage.setItem('comparedAcademies', '{}');
  // The tab of the sign-out has cleared the device before.
  localStorage.clear();
  applyUser(null);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('keeps the page that is open to come back to, when a session has run out', () => {
  window.history.replaceState(null, '', '/settings/edit-profile');
  localStorage.setItem('user', JSON.stringify(mara));
  sessionStorage.setItem('previousLocation', '/settings/edit-profile');
  applyUser(null);
  applyUser(mara);
  expect(sessionStorage.getItem('previousLocation')).toBe('/settings/edit-profile');
});

it('leads nobody to the last page of a person whose session has run out', () => {
  window.history.replaceState(null, '', '/login');
  localStorage.setItem('user', JSON.stringify(mara));
  sessionStorage.setItem('previousLocation', '/profile/goals');
  applyUser(null);
  expect(sessionStorage.getItem('previousLocation')).toBeNull();
});

it('keeps the page a visitor came from while nobody has been here', () => {
  window.history.replaceState(null, '', '/login');
  sessionStorage.setItem('previousLocation', '/showcases');
  applyUser(null);
  applyUser(mara);
  expect(sessionStorage.getItem('previousLocation')).toBe('/showcases');
});

it('leaves a visitor what was typed, and nobody after an account', () => {
  const typed = () => sessionStorage.getItem('formDraft_contact');
  sessionStorage.setItem('formDraft_contact', '{}');
  applyUser(null);
  expect(typed()).toBe('{}');
  applyUser(mara);
  expect(typed()).toBe('{}');
  applyUser(null);
  expect(typed()).toBeNull();
  localStorage.setItem('user', JSON.stringify(mara));
  resetSession();
  sessionStorage.setItem('formDraft_contact', '{}');
  applyUser(null);
  expect(typed()).toBeNull();
});
