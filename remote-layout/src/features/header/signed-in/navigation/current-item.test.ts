import { currentItem } from './current-item';
import { itemsFor } from './items';

it.each([
  ['/profile', 'Home'],
  ['/profile/', 'Home'],
  ['/profile/myprofile', 'CV'],
  ['/profile/sharing', 'Me'],
  ['/profile/goals', 'Me'],
  ['/settings/player-stats', 'Add'],
  ['/settings/add-weekly-stats', 'Add'],
  ['/settings', 'Me'],
  ['/settings/account', 'Me'],
  ['/settings/confirmations', 'Me'],
  ['/manage-subscription', 'Me'],
  ['/academies', 'Discover'],
  ['/academies/fc-sample', 'Discover'],
  ['/map', 'Discover'],
  ['/showcases', 'Discover'],
  ['/clips', 'Discover'],
  ['/blog/first-touch', 'Discover'],
])('a player on %s is at %s', (pathname, label) => {
  expect(currentItem(itemsFor('player'), pathname)?.label).toBe(label);
});

it.each(['/', '/pricing-plans', '/mapping', '/profiles'])('%s belongs to no place', (pathname) => {
  expect(currentItem(itemsFor('player'), pathname)).toBeNull();
});

it('knows the places of a guardian', () => {
  expect(currentItem(itemsFor('guardian'), '/family')?.label).toBe('Family');
  expect(currentItem(itemsFor('guardian'), '/settings/account')?.label).toBe('Me');
});
