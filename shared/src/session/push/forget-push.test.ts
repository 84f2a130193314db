import { applyUser } from '../apply-user';
import { resetSession, signInAs } from '../../testing';

const calls: string[] = [];
const note = (call: string) => () => {
  calls.push(call);
  return Promise.resolve(true);
};
const registration = {
  pushManager: { getSubscription: () => Promise.resolve({ unsubscribe: note('unsubscribed') }) },
};

/** jsdom has no workers. */
function provideWorkers(found: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: (path: string) => (calls.push(path), found()) },
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  calls.length = 0;
});
afterEach(() => {
  resetSession();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('whoever is signed out is told by push no more on this browser', async () => {
  provideWorkers(() => Promise.resolve(registration));
  signInAs();
  applyUser(null);
  await settled();
  expect(calls).toEqual(['/service-worker.js', 'unsubscribed']);
});

test('a browser without a worker, or one that refuses, changes nothing', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  for (const found of [() => Promise.resolve(undefined), () => Promise.reject(new Error('refused'))]) {
    provideWorkers(found);
    signInAs();
    applyUser(null);
    await settled();
  }
  expect(calls).toEqual(['/service-worker.js', '/service-worker.js']);
});
