import type { ReactElement } from 'react';
import userEvent from '@testing-library/user-event';
import { signInAs } from '@skora/shared/testing';
import { signInAtEdge } from '../../../../lib/testing/http-edge';
import { mara } from '../../../../lib/testing/identity-replies';
import { jsonReply } from '../../../../lib/testing/json-reply';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { renderView } from '../../../../lib/testing/render-view';

/** A question about sharing the CV. */
export const request = {
  subject: 'publishing',
  purpose: 'decide',
  childName: 'Lina T.',
  guardianEmail: mara.email,
  consent: { version: 'publish-2026-11-b', text: 'I agree that the player shares the CV.' },
  contact: { text: 'People may write to me.', open: false },
  event: null,
  requestedAt: '2026-11-21T12:00:00.000Z',
  expiresAt: null,
  requestId: 'r-1',
};
/** A child of whom the parent decides. */
export const child = {
  id: 'uid-lina',
  name: 'Lina T.',
  bond: 'decides',
  status: 'active',
  requests: [],
  contacts: [],
  payment: null,
  plan: { tier: 'tier0', payer: null, paysHere: false },
  push: { agreed: false, consent: { version: 'push-2026-11', text: 'I agree that SKORA sends messages.' } },
  invited: false,
  deletion: null,
};
/** A child who shows nothing. */
export const overview = { agreements: [], ageGroup: 'U14', links: [], clips: [], showcases: [] };

/** Opens a page as a parent with one child, who asks one question. */
export async function openFamily(
  page: ReactElement,
  { role = 'guardian', emailVerified = true, shown = { ...child, overview } as object } = {},
) {
  const http = await signInAtEdge({ emailVerified });
  signInAs({ uid: mara.uid, emailVerified }, 'tier0', 'active', role as 'guardian');
  http.answer('GET family', () => jsonReply({ children: [{ ...child, requests: [request] }] }));
  http.answer('GET family/uid-lina', () => jsonReply(shown));
  const push = { publicKey: null, standing: 'open' };
  const settings = { off: [], weeklyDay: null, email: 'p•••@parent.example', push };
  http.answer('GET notifications/settings', () => jsonReply(settings));
  http.answer('PUT notifications/settings', (body) => jsonReply({ ...settings, ...body }));
  renderView(page, memoryDocuments(), '/family/uid-lina');
  return { http, user: userEvent.setup() };
}
