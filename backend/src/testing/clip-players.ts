import { Timestamp } from 'firebase-admin/firestore';
import { send } from './send';
import type { TestApp } from './start-test-app';
import { testPlayer, type TestPlayer } from './test-player';

interface Account {
  tierLevel?: string;
  status?: string;
  dateOfBirth?: string;
}

interface GalleryPage {
  clips: { id: string; title: string; address: string; player: string; poster: string | null }[];
  next: string | null;
}

const at = Timestamp.fromMillis(0);

/** A public clip as it is stored. */
export const CLIP = {
  source: 'upload',
  title: 'Left-footed switch',
  action: 'pass',
  foot: 'left',
  position: 'CM',
  visibility: 'public',
  othersAgreed: true,
  captions: '',
  schemaVersion: 1,
  createdAt: at,
  updatedAt: at,
};

/** Players of a service, their clips and the gallery, which shows whatever any other test of a project lists. */
export function clipPlayers(service: TestApp) {
  const clipRef = ({ uid }: TestPlayer, slot: number) =>
    service.firestore.doc(`profiles/${uid}/clips/${slot}`);

  async function player({
    tierLevel = 'tier0',
    status = 'active',
    dateOfBirth = '1998-04-12',
  }: Account = {}) {
    const someone = await testPlayer(service);
    const { firestore } = service;
    await firestore.doc(`users/${someone.uid}`).set({ tierLevel, status });
    await firestore.doc(`privateAccounts/${someone.uid}`).set({ dateOfBirth });
    await firestore.doc(`profiles/${someone.uid}`).set({ displayName: 'Mara Fictiva' });
    return someone;
  }

  function sync({ authorization }: TestPlayer, slot: number) {
    const message = { method: 'PUT', path: `/account/clips/${slot}/listing`, headers: { authorization } };
    return send(service.origin, message);
  }

  /** @returns whether the gallery shows the clip */
  async function publish(owner: TestPlayer, slot: number, changes: object = {}): Promise<boolean> {
    await clipRef(owner, slot).set({ ...CLIP, ...changes });
    return ((await sync(owner, slot)).json() as { listed: boolean }).listed;
  }

  async function gallery(query = ''): Promise<GalleryPage> {
    const answer = await send(service.origin, { path: `/clips${query}` });
    expect(answer.status).toBe(200);
    return answer.json() as GalleryPage;
  }

  const titles = async (query = '') => (await gallery(query)).clips.map(({ title }) => title);

  return { player, clipRef, sync, publish, gallery, titles };
}
