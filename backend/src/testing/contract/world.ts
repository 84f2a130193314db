import { clipPlayers } from '../clip-players';
import { familyStory } from '../family/family-story';
import { TASKS_SECRET } from '../run-task';
import { registeredPlayer, startPayments } from '../start-payments';
import { send } from '../send';
import { somePicture } from '../some-picture';
import { startFeed } from '../start-feed';
import { startMailServer } from '../start-mail-server';
import { mailConfig } from '../start-mail-test';
import { testPlayer, type TestPlayer } from '../test-player';
import type { Answered } from './check-answer';
import type { Caller, MadeUp } from './requests';

/** What is secret in a link. */
const TOKEN = /(?<=[=/])[\w-]{43}\b/g;

/** The service with its neighbours, two players, a guardian and a child, a link and a clip. */
export async function startWorld() {
  const mails = await startMailServer();
  const feed = await startFeed();
  const config = { mail: mailConfig(mails), tasksSecret: TASKS_SECRET, publicOrigin: feed.origin };
  const shop = await startPayments(config, undefined, 'demo-contract');
  const { service } = shop;
  const story = familyStory({ mails, service });
  const clips = clipPlayers(service);

  const stale = await testPlayer(service, { emailVerified: true, signedInAgo: 3600 });
  await service.auth.revokeRefreshTokens(stale.uid);
  const guardian = await story.guardian();
  const child = await story.linkedChild(guardian);

  async function makePlayer() {
    const player = await registeredPlayer(service);
    const made = await player.postJson('/cv/links', { label: 'Trial', audience: 'link', days: 30 });
    const link = made.json() as { id: string; path: string };
    await clips.publish(player, 0);
    const clip = (await clips.gallery()).clips[0]?.id ?? '';
    return { player, known: [link.path.split('/').at(-1) ?? '', link.id, clip, player.uid, '0'] };
  }

  let one = await makePlayer();
  let two = await makePlayer();

  /** Some operations end a session, an account or a link: then others take their place. */
  async function replaceGone(): Promise<void> {
    const [token] = one.known;
    const shared = await send(service.origin, { path: `/shared-cvs/${token}` });
    const isGone = async ({ player }: typeof one) => (await player.get('/account')).status === 401;
    if (shared.status !== 200 || (await isGone(one))) one = await makePlayer();
    if (await isGone(two)) two = await makePlayer();
  }

  const bearer: Record<Caller, () => string | undefined> = {
    nobody: () => undefined,
    player: () => one.player.authorization,
    other: () => two.player.authorization,
    guardian: () => guardian.authorization,
    stale: () => stale.authorization,
    forged: () => `${one.player.authorization.slice(0, -20)}x.`,
    scheduler: () => undefined,
  };

  /** The newest tokens of links that were sent. */
  function sentTokens(): string[] {
    const texts = mails.mails.slice(-30).map(({ text }) => text);
    return texts.flatMap((one) => one.match(TOKEN) ?? []).slice(-4);
  }

  /** What nobody but a player may learn: the address, and the key of everything that is stored. */
  function secretsFrom(caller: Caller): string[] {
    const owners: [Caller, TestPlayer][] = [
      ['player', one.player],
      ['other', two.player],
    ];
    return owners.filter(([owner]) => owner !== caller).flatMap(([, { uid, email }]) => [uid, email]);
  }

  /** @returns the answer, and which secrets of others it must not tell: those the request does not name itself */
  async function ask({ caller, method, path: madeUp, headers, body }: MadeUp) {
    const known = [...one.known, child.uid, ...sentTokens(), ...two.known];
    const authorization = bearer[caller]();
    const path = madeUp.replaceAll(
      /\{known:(\d+)\}/g,
      (_all, at) => known[Number(at) % known.length] ?? 'none',
    );
    const answer: Answered = await send(service.origin, {
      method,
      path,
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(caller === 'scheduler' && { 'x-tasks-secret': TASKS_SECRET }),
        // Node sends no length with the body of a DELETE.
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    return { answer, secrets: secretsFrom(caller).filter((secret) => !path.includes(secret)) };
  }

  async function close(): Promise<void> {
    await shop.close();
    await Promise.all([mails.close(), feed.close()]);
  }

  return { ask, replaceGone, close, picture: await somePicture() };
}
