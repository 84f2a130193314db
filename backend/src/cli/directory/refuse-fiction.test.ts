import { directoryAcademy } from '../../testing/directory-academy';
import { refuseFiction } from './refuse-fiction';

const table = (fictional: boolean) => [{ entry: directoryAcademy({ id: 'campo', fictional }), review: null }];

test('a real directory takes no made-up academy, an emulator takes any', () => {
  expect(() => refuseFiction(table(true), false)).toThrow('campo is fictional: only an emulator takes it.');
  expect(() => refuseFiction(table(false), false)).not.toThrow();
  expect(() => refuseFiction(table(true), true)).not.toThrow();
});
