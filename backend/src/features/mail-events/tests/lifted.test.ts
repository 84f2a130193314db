import { randomUUID } from 'node:crypto';
import { latestRecords } from '../../../lib/mail/log/mail-record';
import { lift, liftByProof, readSuppression } from '../../../lib/mail/suppression/suppression-store';
import {
  MAIL_EVENTS,
  postEvents,
  resendEvent,
  resendHeaders,
  sendGridEvent,
  sendGridHeaders,
} from '../../../testing/mail-events/signed-mail-events';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ mailEvents: MAIL_EVENTS });
});
afterAll(() => service.close());

/** A hard bounce of this time, told now. */
const TELL = {
  sendgrid: (email: string, at: number) => {
    const bounced = { bounce_classification: 'Invalid Address', timestamp: Math.floor(at / 1000) };
    const body = JSON.stringify([sendGridEvent(email, 'bounce', bounced)]);
    return postEvents(service, 'sendgrid', body, sendGridHeaders(body));
  },
  resend: (email: string, at: number) => {
    const bounce = { type: 'Permanent', subType: 'General', message: 'Came back.' };
    const event = { ...resendEvent(email, 'email.bounced', { bounce }), created_at: new Date(at) };
    const body = JSON.stringify(event);
    return postEvents(service, 'resend', body, resendHeaders(body));
  },
};
const SERVICES = ['sendgrid', 'resend'] as const;
const LIFTS = { 'the operator': lift, 'the owner': liftByProof };

const MINUTE = 60_000;
const cases = SERVICES.flatMap((name) =>
  (['the operator', 'the owner'] as const).map((who) => [name, who] as const),
);

test.each(cases)(
  '%s: what happened before %s lifted it suppresses nothing, what comes later does',
  async (name, who) => {
    const { firestore, now } = service;
    const email = `${randomUUID()}@player.example`;
    const reason = async () => (await readSuppression(firestore, email))?.reason;
    await TELL[name](email, now() - 3 * MINUTE);
    expect(await reason()).toBe('hard-bounce');

    await LIFTS[who](firestore, email, now() - MINUTE);
    expect((await TELL[name](email, now() - 2 * MINUTE)).json()).toEqual({ taken: 1 });
    expect(await reason()).toBeUndefined();
    // It did happen, so the log knows it.
    expect(await latestRecords(firestore, email, 10)).toHaveLength(2);

    await TELL[name](email, now());
    expect(await reason()).toBe('hard-bounce');
  },
);
