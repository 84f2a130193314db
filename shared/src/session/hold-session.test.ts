import { resetSession } from '../testing';
import { deliverUser, holdSession } from './hold-session';
import { sessionStoreOfPage } from './session-store';
import { mara } from './testing/example-users';

beforeEach(() => {
  localStorage.clear();
  resetSession();
});

it('tells the page of a user only when all steps are done', async () => {
  await holdSession(async () => {
    deliverUser({ ...mara, displayName: null });
    await Promise.resolve();
    deliverUser(mara);
    expect(sessionStoreOfPage.get()).toEqual({ status: 'unknown' });
  });
  expect(sessionStoreOfPage.get()).toEqual({ status: 'signed-in', user: mara });
});

it('leaves a reload in between the hint that somebody is signed in', async () => {
  await holdSession(async () => {
    deliverUser(null);
    expect(localStorage.getItem('user')).toBeNull();
    deliverUser(mara);
    await Promise.resolve();
    expect(localStorage.getItem('user')).toContain('"u1"');
    expect(sessionStoreOfPage.get()).toEqual({ status: 'unknown' });
  });
});

it('takes whoever comes in the second step for the one who came, and keeps what the visitor did', async () => {
  sessionStorage.setItem('previousLocation', '/pricing-plans');
  await holdSession(async () => {
    deliverUser(mara);
    await Promise.resolve();
    deliverUser(null);
    deliverUser({ ...mara, uid: 'u2' });
  });
  expect(sessionStoreOfPage.get()).toMatchObject({ user: { uid: 'u2' } });
  expect(localStorage.getItem('user')).toContain('"u2"');
  expect(sessionStorage.getItem('previousLocation')).toBe('/pricing-plans');
});

it('tells it after a failure too', async () => {
  const failing = holdSession(() => {
    deliverUser(mara);
    return Promise.reject(new Error('The second step failed.'));
  });
  await expect(failing).rejects.toThrow('The second step failed.');
  expect(sessionStoreOfPage.get()).toMatchObject({ status: 'signed-in' });
});

it('changes nothing when nobody came or went', async () => {
  await expect(holdSession(() => Promise.resolve(7))).resolves.toBe(7);
  expect(sessionStoreOfPage.get()).toEqual({ status: 'unknown' });
});
