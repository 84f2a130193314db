import { resetSession } from '../testing';
import { sessionStoreOfPage } from './session-store';
import { tierStore } from './record/tier-store';
import { startRecord } from './watch-record';

afterEach(resetSession);

it('gives nobody tier0, and a page that does not know yet who is here none', () => {
  startRecord();
  expect(tierStore.get().status).toBe('loading');
  sessionStoreOfPage.set({ status: 'signed-out' });
  expect(tierStore.get()).toEqual({ status: 'ready', tier: 'tier0' });
});
