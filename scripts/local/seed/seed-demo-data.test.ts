import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { demoPlayers } from './stories/players';
import { seedDemoData } from './seed-demo-data';

/** A parent, a child whose account waits for the parent, and an admin. */
const OTHERS = ['demo-admin', 'demo-lea', 'demo-parent'];

describe('demo data', () => {
  const projectId = `demo-${randomUUID()}`;
  const bucket = `${projectId}.appspot.com`;
  const env = { GCLOUD_PROJECT: projectId };
  let app: App;
  beforeAll(() => {
    app = initializeApp({ projectId }, projectId);
  });
  afterAll(() => deleteApp(app));

  it('fills an empty project once', async () => {
    expect(await seedDemoData(env, bucket)).toBe(true);
    expect(await seedDemoData(env, bucket)).toBe(false);
    const { users } = await getAuth(app).listUsers();
    expect(users).toHaveLength(demoPlayers.length + OTHERS.length);
    expect(users.every(({ emailVerified }) => emailVerified)).toBe(true);
    const admins = users.filter(({ customClaims }) => customClaims?.['admin'] === true);
    expect(admins.map(({ uid }) => uid)).toEqual(['demo-admin']);
  });

  it('has one player on each tier, by the stored record', async () => {
    const { docs } = await getFirestore(app).collection('users').get();
    const tiers = docs.map((document) => document.get('tierLevel') as string);
    expect([...new Set(tiers)].sort()).toEqual(['tier0', 'tier1', 'tier2', 'tier3', 'tier4']);
  });

  it('leaves finished accounts, the youngest private by default', async () => {
    const firestore = getFirestore(app);
    const [users, accounts, profiles] = await Promise.all(
      ['users', 'privateAccounts', 'profiles'].map((name) => firestore.collection(name).get()),
    );
    const players = demoPlayers.map(({ uid }) => uid).sort();
    const ids = [...players, ...OTHERS].sort();
    for (const found of [users, accounts]) expect(found?.docs.map(({ id }) => id)).toEqual(ids);
    // Neither a parent nor an admin nor an account that waits has a profile.
    expect(profiles?.docs.map(({ id }) => id)).toEqual(players);
    const waiting = users?.docs.filter((user) => user.get('status') !== 'active').map(({ id }) => id);
    expect(waiting).toEqual(['demo-lea']);
    const closed = users?.docs.filter((user) => user.get('privateByDefault') === true).map(({ id }) => id);
    expect(closed).toEqual(['demo-lea', 'demo-timo']);
  });

  it('has a fictional directory, also as the index that searches read, and rows that wait', async () => {
    const firestore = getFirestore(app);
    const { docs } = await firestore.collection('academies').get();
    const head = await firestore.doc('academyIndex/head').get();
    const shard = await firestore.doc(`academyIndex/${head.get('version')}-0`).get();
    const reviews = await firestore.collection('academyReviews').get();
    expect(docs.every((academy) => academy.get('fictional') === true)).toBe(true);
    expect(shard.get('rows')).toHaveLength(docs.length);
    expect(reviews.docs.map(({ id }) => id)).toEqual([
      'wonderland-academy-wonderland-fc-fictional',
      'zmyslona-akademia-ks-zmyslony-fictional',
    ]);
  });

  it('has drawn clips of adults in the gallery, each with its file and its picture', async () => {
    const { docs } = await getFirestore(app).collection('publicClips').get();
    const places = docs.map((entry) => `clips/${entry.get('uid') as string}/${entry.get('slot') as number}`);
    expect(places.sort()).toEqual([
      'clips/demo-ines/0',
      'clips/demo-mara/0',
      'clips/demo-nora/0',
      'clips/demo-ravi/0',
    ]);
    for (const place of places) {
      const [metadata] = await getStorage(app).bucket(bucket).file(place).getMetadata();
      expect(metadata.contentType).toBe('video/webm');
      const stored = await getFirestore(app)
        .doc(`profiles/${place.replace('clips/', '').replace('/', '/clips/')}`)
        .get();
      const picture = getStorage(app)
        .bucket(bucket)
        .file(`${place}/${stored.get('poster') as string}`);
      expect((await picture.getMetadata())[0].contentType).toBe('image/jpeg');
    }
    const keeper = await getFirestore(app).doc('profiles/demo-nora').get();
    expect(keeper.get('primaryPosition')).toBe('GK');
    expect((await keeper.ref.collection('clips').get()).docs[0]?.get('position')).toBe('GK');
  });

  it('has showcases, and adults on the player map', async () => {
    const firestore = getFirestore(app);
    const [showcases, players] = await Promise.all(
      ['showcases', 'mapPlayers'].map((name) => firestore.collection(name).get()),
    );
    expect(showcases?.size).toBe(2);
    const names = players?.docs.map((player) => player.get('name') as string);
    expect(names?.sort()).toEqual(['Inês I.', 'Mara F.', 'Ravi M.']);
  });

  it('stores a readable picture', async () => {
    const [picture] = await getStorage(app).bucket(bucket).file('profilePictures/demo-mara').download();
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
  });
});
