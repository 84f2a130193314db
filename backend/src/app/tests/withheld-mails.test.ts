import { randomUUID } from 'node:crypto';
import { SAMPLE_OPERATOR } from '@skora/shared/utils/operator';
import { connectFirebase, type FirebaseConnection } from '../../lib/firestore/connect-firebase';
import { createMailer } from '../../lib/mail/mailer';
import { Outbox } from '../../lib/mail/outbox';
import type { OutboxMail } from '../../lib/mail/outbox-mail';
import { createMailGate } from '../../lib/mail/suppression/mail-gate';
import { suppressionAfter, type StoredSuppression } from '../../lib/mail/suppression/suppression';
import { suppressionRef } from '../../lib/mail/suppression/suppression-store';
import { emailAddressKey } from '../../lib/text/email-address';
import { composeMails } from '../compose-mails';
import { purposeOf } from '../mail-purposes';

let firebase: FirebaseConnection;
let outbox: Outbox;
let composed: OutboxMail[];
beforeEach(() => {
  firebase = connectFirebase(`demo-${randomUUID()}`);
  composed = [];
  const { firestore } = firebase;
  const quiet = { warn: () => undefined, error: () => undefined };
  const gate = createMailGate({ firestore, now: Date.now, log: quiet });
  outbox = new Outbox({
    firestore,
    // Nobody listens there: what passes the gate fails later than what it withholds.
    mailer: createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'SKORA <no-reply@skora.example>' }, gate),
    deliveryLog: null,
    compose: async (mail) => {
      composed.push(mail);
      throw new Error('A fault in the words.');
    },
    purposeOf,
    now: Date.now,
    log: quiet,
    takeOfHour: async () => 0,
  });
});
afterEach(async () => {
  await outbox.close();
  await firebase.close();
});

const TO = 'ann@player.example';

async function withhold(kind: Parameters<typeof suppressionAfter>[1]['kind']) {
  const stored = suppressionAfter(undefined, { kind, at: Date.now() }, 'sendgrid');
  await suppressionRef(firebase.firestore, emailAddressKey(TO)).set(stored as StoredSuppression);
}

/** Posts a mail and tries it once. @returns how it stands then */
async function tryMail(mail: OutboxMail) {
  await outbox.transaction(async (_transaction, post) => post(mail));
  await outbox.idle();
  const [entry] = (await firebase.firestore.collection('mailOutbox').get()).docs;
  return { attempts: entry?.get('attempts') as unknown, isOver: entry?.get('givenUpAt') !== undefined };
}

const notice: OutboxMail = { kind: 'deletion-done', to: TO, uid: null };

test.each([
  ['hard-bounce', { attempts: 1, isOver: true }],
  ['complaint', { attempts: 1, isOver: true }],
  ['soft-bounce', { attempts: 0, isOver: false }],
] as const)('after a %s no mail is composed, so a fault in its words hides nothing', async (kind, stands) => {
  await withhold(kind);
  expect(await tryMail(notice)).toEqual(stands);
  expect(composed).toEqual([]);
});

test('a mail that may go is composed', async () => {
  expect(await tryMail(notice)).toEqual({ attempts: 1, isOver: false });
  expect(composed).toHaveLength(1);
});

test('a mail of a newer release waits for it, also to an address that gets no notices', async () => {
  await withhold('complaint');
  // That release may know it as one that is needed.
  expect(await tryMail({ ...notice, kind: 'of-tomorrow' } as never)).toEqual({ attempts: 0, isOver: false });
});

test('of an account that somebody has moved no mail is composed', async () => {
  const { auth, firestore } = firebase;
  const compose = composeMails({
    ...{ auth, firestore, now: Date.now, operator: SAMPLE_OPERATOR },
    ...{ publicOrigin: 'https://skora.example', linkSecret: 'a secret of the tests' },
  });
  const { uid } = await auth.createUser({ email: TO });
  // Without its facts, this mail cannot be written.
  const mail = { kind: 'plan-changed', to: TO, uid, requestId: null } as OutboxMail;
  await expect(compose(mail)).rejects.toThrow(TypeError);
  const proof = { keys: [emailAddressKey('owner@player.example')] };
  await firestore.doc(`addressProofs/${uid}`).set(proof);
  expect(await compose(mail)).toBeNull();
});
