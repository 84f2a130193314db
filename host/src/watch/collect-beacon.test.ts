import { BEACON_LIMITS } from './beacon';
import { BeaconCollector } from './collect-beacon';
import { EXAMPLE_REMOTES } from './example-remotes';
import { noteError, noteNavigation, noteSlot } from './notes';
import { keepUncaughtErrors } from './uncaught-errors';

const { here, elsewhere } = EXAMPLE_REMOTES;
const LOGIN = `${location.origin}/remotes/remote-auth/login.1a2b3c4d.js`;

function throwError(message: string): void {
  const error = Object.assign(new Error(message), { stack: `Error: ${message}\n at ${LOGIN}:1:2` });
  dispatchEvent(new ErrorEvent('error', { error }));
}

function collector(): BeaconCollector {
  const made = new BeaconCollector('abcdef123456', [here, elsewhere]);
  // What another test has left.
  new BeaconCollector('', []).take('load');
  return made;
}

beforeAll(() => keepUncaughtErrors());

it('tells what the page has noted so far, of the remotes that it used', () => {
  const beacons = collector();
  noteSlot({ id: here.id, view: 'login', ms: 120.4 });
  noteNavigation(80.6);
  expect(beacons.take('leave', { CLS: 0.1 }, 2)).toEqual({
    v: 1,
    part: 'leave',
    host: 'abcdef123456',
    remotes: [{ id: 'remote-auth', release: 'aaaaaa111111' }],
    slots: [{ id: 'remote-auth', view: 'login', ms: 120 }],
    errors: [],
    vitals: { CLS: 0.1 },
    longTasks: 2,
    navigations: [81],
  });
});

it('says in the second beacon what the first one has told of a remote', () => {
  const beacons = collector();
  noteSlot({ id: here.id, view: 'login', ms: 8_000, stage: 'entry' });
  beacons.take('load');
  throwError('later');
  noteSlot({ id: elsewhere.id, view: 'list', ms: 20 });
  const { remotes, slots, errors } = beacons.take('leave');
  expect(remotes).toEqual([
    { id: 'remote-auth', release: 'aaaaaa111111', told: ['failure'] },
    { id: 'remote-scouting', release: 'aaaaaa111111' },
  ]);
  expect(slots).toHaveLength(1);
  expect(errors).toHaveLength(1);
});

it('tells of uncaught errors from the first script on, each once, and of no others', () => {
  const beacons = collector();
  throwError('twice');
  throwError('twice');
  throwError('once');
  const error = Object.assign(new Error('caught'), { stack: `at ${LOGIN}:1:3` });
  noteError({ error, remote: here, unshown: false });
  dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }));
  const { remotes, errors } = beacons.take('load');
  expect(errors).toHaveLength(3);
  expect(remotes.map(({ id }) => id)).toEqual(['remote-auth']);
});

it('stays within its bounds, however much goes wrong', () => {
  const beacons = collector();
  for (let count = 0; count < 500; count += 1) {
    throwError(String.fromCodePoint(97 + (count % 26)).repeat(count));
    noteSlot({ id: here.id, view: 'a-view-with-a-long-name', ms: 1e12, stage: 'contract' });
    noteNavigation(Number.MAX_VALUE);
  }
  const beacon = beacons.take('load');
  expect(beacon.errors).toHaveLength(BEACON_LIMITS.errors);
  expect(beacon.slots).toHaveLength(BEACON_LIMITS.slots);
  expect(JSON.stringify(beacon).length).toBeLessThan(BEACON_LIMITS.bytes);
});
