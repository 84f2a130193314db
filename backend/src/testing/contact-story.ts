import { randomUUID } from 'node:crypto';
import { endSharingWait } from './end-sharing-wait';
import { freshAddress, postJson, send } from './send';
import { linkIn } from './start-mail-server';
import type { MailTest } from './start-mail-test';
import { registration, testPlayer } from './test-player';
import { untilFound } from './until-found';

export const REASON =
  'I coach the U17 of Northfield FC. We saw the match on Sunday and would like to invite the family to an open training.';

/** What a coach writes on a shared CV, from an address of its own. */
export function written(changes: object = {}) {
  return {
    name: 'Rui Testinho',
    club: 'Northfield FC',
    role: 'coach',
    email: `${randomUUID()}@club.example`,
    reason: REASON,
    agrees: true,
    ...changes,
  };
}

const LINK = { label: 'Trial in May', audience: 'link', days: 90 };

/** What a writer, a guardian and a player do in tests of one service. */
export function contactStory({ mails, service }: Pick<MailTest, 'mails' | 'service'>) {
  const { origin } = service;
  const tokenIn = (mail: Parameters<typeof linkIn>[0]) => linkIn(mail).pathname.split('/').at(-1) ?? '';
  const call = (token: string) => `/contact-requests/${token}`;

  async function makeLink(owner: Awaited<ReturnType<typeof testPlayer>>): Promise<string> {
    const answer = await owner.postJson('/cv/links', LINK);
    return (answer.json() as { path: string }).path.split('/').at(-1) ?? '';
  }

  /** An adult who shares the CV. */
  async function sharingAdult({ emailVerified = true } = {}) {
    const owner = await testPlayer(service, { emailVerified });
    await owner.postJson('/account/registration', registration(service, 20, { country: 'GB' }));
    return { owner, shared: await makeLink(owner) };
  }

  /** A minor of 16 or so whose guardian agreed to sharing. @param contact whether people may write to the guardian */
  async function sharingMinor({
    age = 16,
    contact = true,
    guardian = `${randomUUID()}@parent.example`,
  } = {}) {
    const owner = await testPlayer(service, { emailVerified: true });
    await owner.postJson('/account/registration', registration(service, age, { country: 'GB' }));
    await owner.postJson('/cv/publishing-requests', { guardianEmail: guardian });
    const asked = linkIn(await mails.next(guardian, /would like to share a football CV/));
    await postJson(origin, `/guardian/requests/${asked.searchParams.get('token')}`, {
      decision: 'approve',
      name: 'Paula Fictiva',
      relationship: 'parent',
      textVersion: 'publish-2026-11-b',
      contact,
    });
    const approved = linkIn(await mails.next(guardian, /^You agreed that Mara F\./));
    await mails.next(owner.email, /^You may share your CV/);
    await endSharingWait(service, owner.uid);
    return {
      owner,
      guardian,
      shared: await makeLink(owner),
      revocation: `/guardian/requests/${approved.searchParams.get('token')}`,
    };
  }

  const write = (shared: string, body: object, address = freshAddress()) =>
    postJson(origin, `/shared-cvs/${shared}/contact-requests`, body, { 'x-forwarded-for': address });

  /** Writes, and opens the mail. @returns token of the writer's link */
  async function writeAndOpen(shared: string, body = written()): Promise<string> {
    await write(shared, body);
    return tokenIn(await mails.next(body.email, /^Please confirm your contact request/));
  }

  const prove = (token: string, sends = true) => postJson(origin, `${call(token)}/proof`, { send: sends });

  /** Writes and sends it off. */
  async function writeAndProve(shared: string, body = written()) {
    return prove(await writeAndOpen(shared, body));
  }

  /** All the way to the receiver. @returns token of the receiver's link */
  async function passOn(shared: string, to: string, body = written()): Promise<string> {
    await writeAndProve(shared, body);
    return tokenIn(await mails.next(to, /^Somebody asks for contact/));
  }

  return {
    tokenIn,
    sharingAdult,
    sharingMinor,
    write,
    writeAndOpen,
    prove,
    writeAndProve,
    passOn,
    look: (token: string) => send(origin, { path: call(token) }),
    answer: (token: string, answer: string, more: object = {}) =>
      postJson(origin, `${call(token)}/answer`, { answer, ...more }),
    readCv: async (shared: string) => (await send(origin, { path: `/shared-cvs/${shared}` })).json(),
    /** Subjects of the mails to an address that no test has taken out. */
    subjectsTo: (address: string) =>
      mails.mails.filter(({ to }) => to.includes(address)).map(({ subject }) => subject),
    /** Resolves once nothing is left to deliver. */
    settled: () => untilFound(service.firestore.collection('mailOutbox'), ({ empty }) => empty),
    request: async (writer: string) => {
      const found = service.firestore.collection('contactRequests').where('writer.email', '==', writer);
      return (await found.get()).docs.map((doc) => ({ ref: doc.ref, id: doc.id, ...doc.data() }));
    },
  };
}
