import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { formatDay, projectCv } from '@skora/domain';
import { ENTITLEMENTS, parseTier } from '@skora/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pdfBudgets } from '../domain/share-budgets';
import { queryShareLinks, shareToken } from '../../share-links';
import { siteLinks } from '../../../lib/mail/site-links';
import { cvPdf } from '../pdf/cv-pdf';
import { drawOnce } from '../../../lib/drawing/draw-once';
import { authenticate } from '../../../lib/guards/authenticate';
import { Problem } from '../../../lib/http/problem';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { tooEarly } from '../../../lib/http/too-early';
import { within } from '../../../lib/http/within';
import { readCvSource } from '../store/cv-source';
import { readLastingPicture } from '../store/read-picture';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';
import { openLink } from './open-link';
import { pdfSchema } from './schema';

const PER_MINUTE = 20;

/** `GET /cv/pdf`: what a link shows, as one page with the link's code. */
export function pdfRoute(app: FastifyInstance, services: Services) {
  const { auth, firestore, config, now } = services;

  async function spendBudget(uid: string) {
    const wait = await firestore.runTransaction(async (transaction) => {
      const budget = await checkBudgets(firestore, transaction, pdfBudgets(uid), now());
      if (budget.wait === 0) budget.spend();
      return budget.wait;
    });
    if (wait > 0) throw tooEarly(wait);
  }

  async function make(request: FastifyRequest, linkId: string): Promise<Buffer> {
    const { uid } = await authenticate(auth, request);
    const own = await queryShareLinks(firestore, uid).where('linkId', '==', linkId).get();
    if (own.empty) throw new Problem(404);
    const token = shareToken(config.linkSecret, linkId);
    const { link, account } = await openLink(services, token);
    const user = await firestore.doc(`users/${uid}`).get();
    if (!ENTITLEMENTS[parseTier(user.get('tierLevel'))].cvPdf) {
      throw new Problem(403, { type: 'plan-limit', detail: 'The plan has no PDF.' });
    }
    await spendBudget(uid);
    const at = new Date(now());
    const source = await readCvSource(services, uid, account, now());
    const view = projectCv(source, link.audience, at);
    const photo = await readLastingPicture(services, uid, view, source);
    const address = siteLinks(config.publicOrigin).sharedCv(token);
    const content = ['pdf', JSON.stringify(view), address, photo ?? '', formatDay(at)];
    return drawOnce(content, () => cvPdf({ view, address, photo, now: at }));
  }

  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(
      '/cv/pdf',
      { schema: pdfSchema, onRequest: services.limits.perClient('shared-pdfs', PER_MINUTE) },
      async (request, reply) => {
        const file = await within(ROUTE_TIMEOUT_MS, make(request, request.query.link));
        void reply.headers({
          'cache-control': 'no-store',
          'content-disposition': 'attachment; filename="skora-cv.pdf"',
        });
        return reply.type('application/pdf').send(file);
      },
    );
}
