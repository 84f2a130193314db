import { createHash } from 'node:crypto';
import { CURRENT_ORDER_CONSENT, ORDER_CONSENT_TEXTS } from '@skora/domain';
import { provideTestConfig } from '@skora/shared/testing';
import { visitPage } from '../../testing/render-page';
import type { LegalDocument } from './legal-document';
import { LegalPage } from './legal-page';
import { refundPolicy } from './refund-policy';
import { terms } from './terms';

// An order says which version of both was agreed to. Changed words are a new version: a new date in both documents, and
// with it a new version of the words in domain/src/orders/order-consents.ts.
const AGREED: [title: string, document: LegalDocument, hash: string][] = [
  ['terms', terms, 'c1e00c3d79596aa24a139abea83e742081eb61ffe3acedba8b9ca188009bf354'],
  ['refund policy', refundPolicy, 'a32527ca09506929852213d497e22b095659066556ba50483e318b06d5cd5430'],
];

test.each(AGREED)('the %s that orders name are these words', (_title, document, hash) => {
  provideTestConfig();
  const { container } = visitPage(<LegalPage document={document} />);
  const words = createHash('sha256')
    .update(container.textContent ?? '')
    .digest('hex');
  expect([document.version, words]).toEqual([ORDER_CONSENT_TEXTS[CURRENT_ORDER_CONSENT].termsVersion, hash]);
});
