import { forgetUserHint, readUserHint, writeUserHint } from './user-hint';

const user = {
  uid: 'u1',
  displayName: 'Mara Fictiva',
  photoURL: null,
  emailVerified: true,
  email: 'm@skora.example',
};

beforeEach(() => localStorage.clear());

it('remembers and forgets, in storage and cookie', () => {
  writeUserHint(user);
  expect(readUserHint()).toEqual(user);
  expect(document.cookie).toContain('skora_hint=1');
  forgetUserHint();
  expect(readUserHint()).toBeNull();
  expect(document.cookie).not.toContain('skora_hint');
});

it.each([
  ['nothing', ''],
  ['null', 'null'],
  ['a truth', 'true'],
  ['no JSON', '{'],
  ['a forged tier only', '{"tierLevel":"tier4"}'],
  ['an empty identity', '{"uid":"","displayName":"A","photoURL":null,"email":null}'],
  ['an inherited identity', '{"__proto__":{"uid":"x"},"displayName":"A"}'],
  ['a wrong name', '{"uid":"u","displayName":{},"photoURL":null,"email":null}'],
  ['an endless text', JSON.stringify({ ...user, displayName: 'x'.repeat(50_000) })],
  ['an array', '[]'],
])('removes %s', (_name, stored) => {
  localStorage.setItem('user', stored);
  expect(readUserHint()).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});

it('takes only the known fields', () => {
  localStorage.setItem('user', JSON.stringify({ ...user, tierLevel: 'tier4', emailVerified: 'yes' }));
  expect(readUserHint()).toEqual({ ...user, emailVerified: false });
});
