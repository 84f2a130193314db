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
  ['terms', terms, '0ef47d2842ca3ec70a2ec1edf4269e557cbe1ce7db6c487be9dcd71def00fa4c'],
  ['refund policy', refundPolicy, '7ec17f8fb0504b6b76a50ce141ce51fa2e69e85ade1eacf8010e84354f95f516'],
];

test.each(AGREED)('the %s that orders name are these words', (_title, document, hash) => {
  provideTestConfig();
  const { container } = visitPage(<LegalPage document={document} />);
  const words = createHash('sha256')
    .update(container.textContent ?? '')
    .digest('hex');
  expect([document.version, words]).toEqual([ORDER_CONSENT_TEXTS[CURRENT_ORDER_CONSENT].termsVersion, hash]);
});
