import { describeHandled, describeUncaught } from './describe-error';
import { EXAMPLE_REMOTES } from './example-remotes';

const remotes = Object.values(EXAMPLE_REMOTES);
const KERNEL = `${location.origin}/assets/main.1a2b3c4d.js`;
const LOGIN = `${location.origin}/remotes/remote-auth/login.1a2b3c4d.js`;

function thrown(message: string, ...frames: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...frames].join('\n');
  return error;
}

function describeThrown(error: unknown, filename = '') {
  return describeUncaught(new ErrorEvent('error', { error, filename, lineno: 1, colno: 9 }), remotes);
}

it('names the first frame of a remote, whatever of the host stands between', () => {
  const error = thrown('no', `    at useState (${KERNEL}:1:20)`, `    at Login (${LOGIN}?again=1:3:4)`);
  expect(describeThrown(error)).toEqual({
    kind: 'TypeError',
    hash: expect.stringMatching(/^[0-9a-f]{8}$/),
    at: '/remotes/remote-auth/login.1a2b3c4d.js:3:4',
    remote: 'remote-auth',
  });
});

it.each([
  ['Firefox and Safari', `Login@${LOGIN}:3:4`],
  ['Chromium without a function', `    at ${LOGIN}:3:4`],
  ['Chromium with an await', `    at async Promise.all (index 0)\n    at async Login (${LOGIN}:3:4)`],
])('reads stacks of %s', (_browser, ...frames) => {
  expect(describeThrown(thrown('no', ...frames))?.at).toBe('/remotes/remote-auth/login.1a2b3c4d.js:3:4');
});

it('names files of a team that serves its own by the path they have at every site', () => {
  const frame = 'at https://cdn.team.example/scouting/list.1a2b3c4d.js:7:8';
  expect(describeThrown(thrown('no', frame))).toMatchObject({
    at: '/remotes/remote-scouting/list.1a2b3c4d.js:7:8',
    remote: 'remote-scouting',
  });
});

it('leaves errors of the host without a remote, and tells nothing of files of others', () => {
  const own = describeThrown(thrown('no', `at ${KERNEL}:1:2`));
  expect(own).toMatchObject({ at: '/assets/main.1a2b3c4d.js:1:2' });
  expect(own).not.toHaveProperty('remote');
  expect(describeThrown(thrown('no', 'at chrome-extension://abc/inject.js:1:2'))).toBeNull();
  expect(describeThrown(thrown('no', `at ${location.origin}/cv/secret-token:1:2`))).toBeNull();
  expect(describeUncaught(Object.assign(new Event('x'), { reason: 'text' }) as never, remotes)).toBeNull();
});

it('takes the place from the event when what was thrown has none', () => {
  expect(describeThrown('a text', LOGIN)).toMatchObject({
    kind: 'Error',
    at: '/remotes/remote-auth/login.1a2b3c4d.js:1:9',
  });
});

it('counts messages alike that differ in numbers and quoted values', () => {
  const hash = (message: string) => describeThrown(thrown(message, `at ${LOGIN}:1:2`))?.hash;
  expect(hash('"mara@example.org" has 12 results')).toBe(hash('"timo@example.org" has 7 results'));
  expect(hash('is not a function')).not.toBe(hash('is not iterable'));
});

it.each(['mara@example.org', 'Ines', 'error', '<b>Error', `${'A'.repeat(40)}Error`])(
  'does not pass on “%s” as the kind of an error',
  (name) => {
    expect(describeThrown(Object.assign(thrown('no', `at ${LOGIN}:1:2`), { name }))?.kind).toBe('Error');
  },
);

describe('an error that a slot dealt with', () => {
  const remote = EXAMPLE_REMOTES.here;
  const caught = (error: Error, unshown: boolean) => describeHandled({ error, remote, unshown });

  it('is the remote’s when a component of the kernel threw it', () => {
    expect(caught(thrown('no', `at ${KERNEL}:1:2`), false)).toMatchObject({ remote: 'remote-auth' });
  });

  it('is none when a file of the remote did not come', () => {
    expect(caught(thrown('no', `at ${KERNEL}:1:2`), true)).toBeNull();
  });

  it('is named by its cause', () => {
    const cause = Object.assign(thrown('no', `at ${LOGIN}:1:2`), { name: 'RangeError' });
    expect(caught(new Error('remote-auth failed', { cause }), true)).toMatchObject({ kind: 'RangeError' });
  });
});
