import { currentItem } from './current-item';
import { itemsFor } from './items';

const at = (address: string) => {
  const { pathname, hash } = new URL(address, 'https://skora.example');
  return { pathname, hash };
};

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
  ['/clips#own-clips', 'Me'],
  ['/clips#reported', 'Discover'],
  ['/profile#sharing', 'Home'],
  ['/blog/first-touch', 'Discover'],
])('a player on %s is at %s', (address, label) => {
  expect(currentItem(itemsFor('player'), at(address))?.label).toBe(label);
});

it.each(['/', '/pricing-plans', '/mapping', '/profiles'])('%s belongs to no place', (address) => {
  expect(currentItem(itemsFor('player'), at(address))).toBeNull();
});

it('knows the places of a guardian', () => {
  expect(currentItem(itemsFor('guardian'), at('/family'))?.label).toBe('Family');
  expect(currentItem(itemsFor('guardian'), at('/settings/account'))?.label).toBe('Me');
});
