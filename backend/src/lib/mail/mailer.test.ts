import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { connectFirebase } from '../firestore/connect-firebase';
import { mayHaveLeft } from './may-have-left';
import { createMailer } from './mailer';
import { createMailGate } from './suppression/mail-gate';

const mail = { subject: 'A secret', html: '<p>A secret</p>', text: 'A secret' };

/** A mail server as somebody on the way shows it: it offers no encryption, and takes the password all the same. */
async function startStrippedServer() {
  const seen: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ password }, _session, done) => {
      seen.push(`password ${password}`);
      done(null, { user: 'club' });
    },
    onData: (stream, _session, done) => {
      seen.push('mail');
      stream.resume().once('end', () => done());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { seen, port, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

const firebase = connectFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

let server: Awaited<ReturnType<typeof startStrippedServer>>;
beforeEach(async () => {
  server = await startStrippedServer();
});
afterEach(() => server.close());

async function sendTo(host: string): Promise<void> {
  const smtpUrl = `smtp://club:hunter2@${host}:${server.port}`;
  const { firestore } = firebase;
  const gate = createMailGate({ firestore, now: Date.now, log: { warn: console.warn } });
  const mailer = createMailer({ smtpUrl, from: 'SKORA <no-reply@skora.example>' }, gate);
  const label = { id: randomUUID(), kind: 'sample', uid: null, purpose: 'needed' } as const;
  await mailer.send('player@player.example', label, () => mail).finally(mailer.close);
}

// It leads to this machine, but is none of the addresses that are known to.
const ELSEWHERE = '0.0.0.0';

test('neither password nor mail goes in the open to a server that is not in our network', async () => {
  const error = await sendTo(ELSEWHERE).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'ETLS' });
  expect(mayHaveLeft(error)).toBe(false);
  expect(server.seen).toEqual([]);
});

test('a server of our own network needs no encryption', async () => {
  await sendTo('127.0.0.1');
  expect(server.seen).toEqual(['password hunter2', 'mail']);
});
