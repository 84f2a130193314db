import {
  carriesAddress,
  CONTACT_BOUNDS,
  type ContactReceiver,
  type ContactRole,
  mayWriteAs,
  projectCv,
  saysSomething,
} from '@skora/domain';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../lib/http/problem';
import { tooEarly } from '../../../lib/http/too-early';
import { answerOnce } from '../../../lib/idempotency/answer-once';
import type { Services } from '../../../lib/services/services';
import { parseEmailAddress } from '../../../lib/text/email-address';
import { plainLine, plainText } from '../../../lib/text/plain-text';
import { contactSuspicion } from '../../contact';
import { openLink, readCvSource } from '../../sharing';
import { writeContactRequest } from '../store/write-contact-request';
import { writeSchema } from './schema';

const PER_MINUTE = 5;
const BODY_LIMIT = 8192;
const taken = { status: 'ok' } as const;

interface Body {
  name: string;
  club: string;
  role: ContactRole;
  email: string;
  reason: string;
}

/** What is wrong with a text: one thing, as pages show one sentence. */
function textFault(text: string, shortest: number): string | null {
  if (!saysSomething(text)) return 'must be filled';
  if (carriesAddress(text)) return 'must carry no address, link or telephone number';
  return text.length < shortest ? `must have at least ${shortest} characters` : null;
}

/** What was written, cleaned. @throws Problem 422 with every field that will not do */
function readBody(body: Body, receiver: ContactReceiver) {
  const writer = { name: plainLine(body.name), club: plainLine(body.club), role: body.role };
  const reason = plainText(body.reason);
  const email = parseEmailAddress(body.email);
  const texts = { name: writer.name, club: writer.club, reason };
  const errors = Object.entries(texts).flatMap(([field, text]) => {
    const message = textFault(text, field === 'reason' ? CONTACT_BOUNDS.shortestReason : 1);
    return message === null ? [] : [{ at: `body/${field}`, message }];
  });
  if (!mayWriteAs(writer.role, receiver)) {
    errors.push({ at: 'body/role', message: 'may not write about a player under 18' });
  }
  if (email === null) errors.push({ at: 'body/email', message: 'must be one email address' });
  if (errors.length > 0 || email === null) throw new Problem(422, { errors });
  return { writer: { ...writer, email }, reason };
}

/** `POST /shared-cvs/{token}/contact-requests` */
export function writeRoute(app: FastifyInstance, services: Services) {
  const { firestore, outbox, config, now } = services;

  async function write(token: string, body: Body, address: string, suspicious: boolean) {
    const { key, link, account, contact, consent } = await openLink(services, token);
    if (contact === null) throw new Problem(403, { detail: 'Nobody takes contact requests about this CV.' });
    const written = readBody(body, contact);
    // A program gets the answer that a person gets.
    if (suspicious) return taken;
    const source = await readCvSource(services, link.uid, account, now(), 'head');
    const view = projectCv(source, link.audience, new Date(now()));
    const wait = await writeContactRequest(
      { firestore, outbox, secret: config.linkSecret },
      {
        ...written,
        uid: link.uid,
        linkKey: key,
        receiver: contact,
        consentId: consent?.requestId ?? null,
        playerName: view.header.name ?? 'a football player',
        address,
      },
      now(),
    );
    if (wait > 0) throw tooEarly(wait);
    return taken;
  }

  app.withTypeProvider<TypeBoxTypeProvider>().post(
    '/shared-cvs/:token/contact-requests',
    {
      schema: writeSchema,
      bodyLimit: BODY_LIMIT,
      onRequest: services.limits.perClient('contact-requests', PER_MINUTE),
    },
    (request) => {
      const { params, body, ip } = request;
      const suspicious = contactSuspicion(body, now()) !== null;
      return answerOnce(services, request, () => write(params.token, body, ip, suspicious));
    },
  );
}
