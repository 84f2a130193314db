import { resetSession } from '../../testing';
import { applyUser } from '../apply-user';
import { sessionStoreOfPage } from '../session-store';
import { clearTabOfSomebodyElse } from './tab-owner';
import { mara, noor } from '../testing/example-users';

/** What the tab holds when its page has closed while Mara was signed in, and nothing of hers heard of a sign-out. */
function leaveTabOfMara(): void {
  applyUser(mara);
  sessionStorage.setItem('userProfile_u1', 'none');
  sessionStorage.setItem('userStats_draft', '{}');
  sessionStorage.setItem('previousLocation', '/profile/goals');
  resetSession();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetSession();
});

it('clears a tab whose person was signed out while the tab was not running', () => {
  leaveTabOfMara();
  sessionStorage.setItem('skipPublicOnlyToast', 'true');
  localStorage.clear();
  clearTabOfSomebodyElse();
  expect(Object.keys(sessionStorage)).toEqual(['skipPublicOnlyToast']);
});

it('clears a tab when somebody else is signed in by now, and nothing of theirs on the device', () => {
  leaveTabOfMara();
  localStorage.setItem('user', JSON.stringify(noor));
  localStorage.setItem('userStats_physicalStep', '{}');
  clearTabOfSomebodyElse();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage).sort()).toEqual(['user', 'userStats_physicalStep']);
});

it('keeps everything for the person who is still here', () => {
  leaveTabOfMara();
  const kept = { ...sessionStorage };
  clearTabOfSomebodyElse();
  expect({ ...sessionStorage }).toEqual(kept);
});

it('keeps the page a signed-out visitor comes back to', () => {
  sessionStorage.setItem('previousLocation', '/story');
  clearTabOfSomebodyElse();
  expect(sessionStorage.getItem('previousLocation')).toBe('/story');
});

it('keeps the page to come back to when a session has run out in this tab', () => {
  window.history.replaceState(null, '', '/profile/goals');
  leaveTabOfMara();
  clearTabOfSomebodyElse();
  applyUser(null);
  expect(sessionStoreOfPage.get().status).toBe('signed-out');
  clearTabOfSomebodyElse();
  expect(Object.keys(sessionStorage)).toEqual(['previousLocation']);
});
