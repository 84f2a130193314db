import { randomUUID } from 'node:crypto';
import { connectFirebase } from '../../src/lib/firestore/connect-firebase';
import { call, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };
const DATABASE = 'projects/demo-skora/databases/(default)';

type Fields = Record<string, unknown>;

const { firestore, close } = connectFirebase('demo-skora');
afterAll(close);

const clip: Fields = {
  source: 'youtube',
  videoId: 'abc-def_ghi',
  title: 'Switch of play under pressure',
  action: 'pass',
  visibility: 'me',
  othersAgreed: false,
  captions: '',
  schemaVersion: 1,
};
const file: Fields = { ...clip, source: 'upload', videoId: undefined, seconds: 12.4 };
const full: Fields = {
  ...clip,
  foot: 'left',
  position: 'CM',
  minute: 61,
  opponent: 'Northfield Rovers',
  shirtNumber: 8,
  shirtColour: 'white',
  trimStart: 4,
  trimEnd: 12.5,
  order: 29,
  visibility: 'public',
  othersAgreed: true,
  searchable: true,
  captions: 'WEBVTT\n\n00:01.000 --> 00:02.000\nAway!',
};

interface Account {
  tierLevel?: string;
  status?: string;
  dateOfBirth?: string;
}

async function player({ tierLevel = 'tier4', status = 'active', dateOfBirth = '1998-04-12' }: Account = {}) {
  const uid = randomUUID();
  await firestore.doc(`users/${uid}`).set({ tierLevel, status });
  await firestore.doc(`privateAccounts/${uid}`).set({ dateOfBirth });
  return uid;
}

function told(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A new clip, with both times set by the server. */
function create(uid: string, slot: string | number, fields: Fields, token = readToken(uid)) {
  const update = {
    name: `${DATABASE}/documents/profiles/${uid}/clips/${slot}`,
    fields: firestoreFields(told(fields)),
  };
  const updateTransforms = ['createdAt', 'updatedAt'].map((fieldPath) => ({
    fieldPath,
    setToServerValue: 'REQUEST_TIME',
  }));
  return call(token, 'POST', ':commit', { writes: [{ update, updateTransforms }] });
}

/** Puts a clip there from outside and changes it as its owner. */
async function change(uid: string, before: Fields, after: Fields, token = readToken(uid)) {
  const createdAt = new Date(Date.now() - 60_000);
  const path = `profiles/${uid}/clips/0`;
  await firestore.doc(path).set({ ...told(before), createdAt, updatedAt: createdAt });
  const update = {
    name: `${DATABASE}/documents/${path}`,
    fields: firestoreFields({ createdAt, ...told(after) }),
  };
  const updateTransforms = [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }];
  return call(token, 'POST', ':commit', { writes: [{ update, updateTransforms }] });
}

test('a player keeps clips as links and as files, with everything told or with the least', async () => {
  const uid = await player();
  for (const [slot, fields] of [
    clip,
    file,
    full,
    { ...clip, source: 'vimeo', videoId: '76979871/8272103f6e' },
  ].entries()) {
    expect(await create(uid, slot, fields)).toEqual(ALLOWED);
  }
});

test.each([
  ['tier0', 2],
  ['tier1', 6],
  ['tier2', 15],
  ['tier3', 30],
  ['tier4', 30],
  ['nonsense', 2],
])('%s has room for %i', async (tierLevel, room) => {
  const uid = await player({ tierLevel });
  expect(await create(uid, room - 1, clip)).toEqual(ALLOWED);
  expect(await create(uid, room, clip)).toEqual(DENIED);
});

test.each(['30', '-1', '01', '1.0', 'a', '1e1'])('"%s" is no slot', async (slot) => {
  expect(await create(await player(), slot, clip)).toEqual(DENIED);
});

const refused: [what: string, change: Fields][] = [
  ['an unknown source', { source: 'elsewhere' }],
  ['a link without id', { videoId: undefined }],
  ['an address for an id', { videoId: 'https://x' }],
  ['a file with an id', { source: 'upload' }],
  ['a vimeo id of letters', { source: 'vimeo' }],
  ['no title', { title: undefined }],
  ['an empty title', { title: '' }],
  ['a long title', { title: 'a'.repeat(81) }],
  ['a title of two lines', { title: 'a\nb' }],
  ['an unknown action', { action: 'rabona' }],
  ['an unknown foot', { foot: 'both' }],
  ['a page for search engines that nobody may see', { searchable: true }],
  ['a word for yes', { searchable: 'true' }],
  ['an unknown position', { position: 'LIBERO' }],
  ['minute 131', { minute: 131 }],
  ['half a minute', { minute: 0.5 }],
  ['shirt 0', { shirtNumber: 0 }],
  ['shirt 100', { shirtNumber: 100 }],
  ['a long opponent', { opponent: 'a'.repeat(61) }],
  ['a long colour', { shirtColour: 'a'.repeat(31) }],
  ['a trim without end', { trimStart: 3 }],
  ['a trim without beginning', { trimEnd: 3 }],
  ['a trim that ends too soon', { trimStart: 3, trimEnd: 3.9 }],
  ['a trim before the beginning', { trimStart: -1, trimEnd: 3 }],
  ['a trim beyond three hours', { trimStart: 1, trimEnd: 10_801 }],
  ['a place that does not exist', { order: 30 }],
  ['an endless video', { seconds: 10_801 }],
  ['endless captions', { captions: 'a'.repeat(6001) }],
  ['captions that are no text', { captions: 1 }],
  ['an unknown audience', { visibility: 'friends', othersAgreed: true }],
  ['a consent that is no yes or no', { othersAgreed: 'yes' }],
  ['an audience without the others’ consent', { visibility: 'link' }],
  ['everybody without the others’ consent', { visibility: 'public' }],
  ['another version', { schemaVersion: 2 }],
  ['a field more', { likes: 9 }],
];

test.each(refused)('%s is refused', async (_what, fields) => {
  const uid = await player();
  expect(await create(uid, 0, { ...clip, ...fields })).toEqual(DENIED);
});

test('a time that is not the server’s is refused', async () => {
  const uid = await player();
  const at = new Date('2026-01-01');
  const update = {
    name: `${DATABASE}/documents/profiles/${uid}/clips/0`,
    fields: firestoreFields({ ...clip, createdAt: at, updatedAt: at }),
  };
  expect(await call(readToken(uid), 'POST', ':commit', { writes: [{ update }] })).toEqual(DENIED);
});

test('the gallery is for adults only; a link of one’s own is for everybody who may share', async () => {
  const year = new Date().getUTCFullYear();
  const minor = await player({ dateOfBirth: `${year - 17}-01-01` });
  expect(await create(minor, 0, { ...clip, visibility: 'public', othersAgreed: true })).toEqual(DENIED);
  expect(await create(minor, 0, { ...clip, visibility: 'link', othersAgreed: true })).toEqual(ALLOWED);
  expect(await change(minor, clip, { ...clip, visibility: 'public', othersAgreed: true })).toEqual(DENIED);
  const unknown = await player();
  await firestore.doc(`privateAccounts/${unknown}`).delete();
  expect(await create(unknown, 0, { ...clip, visibility: 'public', othersAgreed: true })).toEqual(DENIED);
});

test.each(['tier0', 'tier2'])('trim and order need the reel, which %s has not', async (tierLevel) => {
  const uid = await player({ tierLevel });
  for (const reel of [{ order: 0 }, { trimStart: 0, trimEnd: 5 }]) {
    expect(await create(uid, 0, { ...clip, ...reel })).toEqual(DENIED);
    expect(await change(uid, clip, { ...clip, ...reel })).toEqual(DENIED);
    // A plan that ended leaves the reel as it was, and labels can still be corrected.
    expect(await change(uid, { ...clip, ...reel }, { ...clip, ...reel, title: 'Better' })).toEqual(ALLOWED);
    expect(await change(uid, { ...clip, ...reel }, clip)).toEqual(DENIED);
  }
});

test('labels, trim and order change; what the clip is does not', async () => {
  const uid = await player();
  expect(await change(uid, clip, { ...full, visibility: 'me', searchable: false })).toEqual(ALLOWED);
  expect(await change(uid, full, clip)).toEqual(ALLOWED);
  for (const other of [{ videoId: 'another-vid' }, { source: 'upload', videoId: undefined }]) {
    expect(await change(uid, clip, { ...clip, ...other })).toEqual(DENIED);
  }
  expect(await change(uid, clip, { ...clip, createdAt: new Date() })).toEqual(DENIED);
});

test('nobody names the picture of a clip but the backend', async () => {
  const uid = await player();
  const poster = '0'.repeat(32);
  expect(await create(uid, 0, { ...clip, poster })).toEqual(DENIED);
  expect(await change(uid, clip, { ...clip, poster })).toEqual(DENIED);
  expect(await change(uid, { ...file, poster }, { ...file, poster: '1'.repeat(32) })).toEqual(DENIED);
  expect(await change(uid, { ...file, poster }, file)).toEqual(DENIED);
  expect(await change(uid, { ...file, poster }, { ...file, poster, title: 'Better' })).toEqual(ALLOWED);
});

test('two changes within a second are one too many', async () => {
  const uid = await player();
  const path = `profiles/${uid}/clips/0`;
  await create(uid, 0, clip);
  const { createdAt } = (await firestore.doc(path).get()).data() as { createdAt: { toDate: () => Date } };
  expect(
    await call(readToken(uid), 'PATCH', `/${path}`, {
      fields: firestoreFields({ ...clip, createdAt: createdAt.toDate() }),
    }),
  ).toEqual(DENIED);
});

test('neither another player, a visitor nor an account that waits has anything of it', async () => {
  const uid = await player();
  const stranger = readToken(await player());
  await create(uid, 0, clip);
  for (const token of [stranger, null]) {
    expect(await call(token, 'GET', `/profiles/${uid}/clips/0`)).toEqual(DENIED);
    expect(await call(token, 'DELETE', `/profiles/${uid}/clips/0`)).toEqual(DENIED);
  }
  expect(await create(uid, 1, clip, stranger)).toEqual(DENIED);
  expect(await change(uid, clip, { ...clip, title: 'Taken' }, stranger)).toEqual(DENIED);
  const pending = await player({ status: 'pending-guardian' });
  expect(await create(pending, 0, clip)).toEqual(DENIED);
  expect(await change(pending, clip, { ...clip, title: 'Other' })).toEqual(DENIED);
});

test('the owner reads, lists up to thirty and removes', async () => {
  const uid = await player();
  const query = (limit: number) =>
    call(readToken(uid), 'POST', `/profiles/${uid}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'clips' }], limit },
    });
  await create(uid, 0, clip);
  expect(await call(readToken(uid), 'GET', `/profiles/${uid}/clips/0`)).toEqual(ALLOWED);
  expect(await query(30)).toEqual(ALLOWED);
  expect(await query(31)).toEqual(DENIED);
  expect(await call(readToken(uid), 'DELETE', `/profiles/${uid}/clips/0`)).toEqual(ALLOWED);
});
