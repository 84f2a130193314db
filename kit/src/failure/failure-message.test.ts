import { Refusal } from '@skora/shared/api';
import { failureMessage } from './failure-message';

test('who tries again while the first try is under way is asked to wait', () => {
  const busy = new Refusal(409, 'request-in-progress', 2, []);
  expect(failureMessage(busy)).toMatch(/still working on your last try/);
});
