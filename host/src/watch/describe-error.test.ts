import { describeError } from './describe-error';
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
  return describeError(new ErrorEvent('error', { error, filename, lineno: 1, colno: 9 }), remotes)[0];
}

it('names the first frame of a remote, whatever of the host stands between', () => {
  const error = thrown('no', `    at useState (${KERNEL}:1:20)`, `    at Login (${LOGIN}?again=1:3:4)`);
  expect(describeThrown(error)).toEqual({
    kind: 'TypeError',
    hash: expect.any(Number),
    at: '/remotes/remote-auth/login.1a2b3c4d.js?again=1:3:4',
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
  expect(describeThrown(thrown('no', frame))?.at).toBe('/remotes/remote-scouting/list.1a2b3c4d.js:7:8');
});

it('names files of the host, and tells nothing of files of others', () => {
  expect(describeThrown(thrown('no', `at ${KERNEL}:1:2`))?.at).toBe('/assets/main.1a2b3c4d.js:1:2');
  expect(describeThrown(thrown('no', 'at chrome-extension://abc/inject.js:1:2'))).toBeUndefined();
  expect(describeThrown(thrown('no', `at ${location.origin}/cv/secret-token:1:2`))).toBeUndefined();
});

it('takes the place from the event when what was thrown has none', () => {
  expect(describeThrown('a text', LOGIN)).toMatchObject({
    kind: 'Error',
    at: '/remotes/remote-auth/login.1a2b3c4d.js:1:9',
  });
});

it.each([
  ['a text', 'no'],
  ['nothing', undefined],
  ['an object with members of other types', { name: 5, message: {}, stack: null, cause: 'no' }],
  ['a promise', Promise.resolve()],
])('describes a promise that was rejected with %s, or does not', (_what, reason) => {
  expect(describeError({ reason }, remotes)).toEqual([]);
  expect(describeError({ reason, filename: LOGIN, lineno: 1, colno: 9 }, remotes)).toHaveLength(1);
});

it('passes over what cannot be read', () => {
  const message = Object.create(null) as string;
  expect(describeError({ reason: { message, stack: `at ${LOGIN}:1:2` } }, remotes)).toEqual([]);
});

it('comes to an end where causes go in a circle', () => {
  const error = thrown('no', `at ${LOGIN}:1:2`);
  error.cause = error;
  expect(describeThrown(error)).toMatchObject({ kind: 'TypeError' });
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
  const caught = (error: Error, unshown: boolean) => describeError({ error, remote, unshown }, remotes)[0];

  it('is the remote’s when a component of the kernel threw it', () => {
    expect(caught(thrown('no', `at ${KERNEL}:1:2`), false)).toMatchObject({ remote: 'remote-auth' });
  });

  it('is none when a file of the remote did not come', () => {
    expect(caught(thrown('no', `at ${KERNEL}:1:2`), true)).toBeUndefined();
  });

  it('is named by its cause', () => {
    const cause = Object.assign(thrown('no', `at ${LOGIN}:1:2`), { name: 'RangeError' });
    expect(caught(new Error('remote-auth failed', { cause }), true)).toMatchObject({ kind: 'RangeError' });
  });
});
