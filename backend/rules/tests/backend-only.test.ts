import { call, openAccount, readToken } from '../harness/firestore-harness';

const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };
const paid = { fields: { tier: { stringValue: 'tier4' }, customerId: { stringValue: 'cus_1' } } };

/** Where guardians’ agreements and links, payments, the digest, messages, contact requests, reviews of clips, mails and notifications are kept, with the own uid as id where that is the id. */
const collections = [
  'guardianConsents',
  'publishConsents',
  'pushConsents',
  'showcaseConsents',
  'familyLinks',
  'guardianTokens',
  'privateAccounts',
  'billing',
  'stripeEvents',
  'parentRequests',
  'parentRequestTokens',
  'newsletterSubscribers',
  'newsletterTokens',
  'newsletterIssues',
  'contactMessages',
  'contactRequests',
  'contactRequestTokens',
  'coachRefusals',
  'contactBlocks',
  'contactWriters',
  'clipReviews',
  'clipReporters',
  'jobs',
  'mailOutbox',
  'mailSuppressions',
  'mailDeliveries',
  'mailEvents',
  'notifications',
  'pushOutbox',
  'requestBudgets',
];

test.each(collections)('no browser reads, lists, writes or deletes anything in %s', async (collection) => {
  const uid = await openAccount();
  const token = readToken(uid);
  await call('owner', 'PATCH', `/${collection}/${uid}`, paid);
  const attempts = [
    call(token, 'GET', `/${collection}/${uid}`),
    call(null, 'GET', `/${collection}/${uid}`),
    call(token, 'GET', `/${collection}`),
    call(token, 'PATCH', `/${collection}/${uid}`, paid),
    call(token, 'POST', `/${collection}?documentId=evt_1`, paid),
    call(token, 'DELETE', `/${collection}/${uid}`),
    call(token, 'POST', ':runQuery', { structuredQuery: { from: [{ collectionId: collection }] } }),
  ];
  expect(await Promise.all(attempts)).toEqual(attempts.map(() => DENIED));
});

test('no browser reads, lists, writes or deletes an order and what was agreed to with it', async () => {
  const uid = await openAccount();
  const token = readToken(uid);
  const order = `/billing/${uid}/orders/cs_1`;
  await call('owner', 'PATCH', order, paid);
  const attempts = [
    call(token, 'GET', order),
    call(token, 'GET', `/billing/${uid}/orders`),
    call(token, 'PATCH', order, paid),
    call(token, 'POST', `/billing/${uid}/orders?documentId=cs_2`, paid),
    call(token, 'DELETE', order),
    call(token, 'POST', ':runQuery', {
      structuredQuery: { from: [{ collectionId: 'orders', allDescendants: true }] },
    }),
  ];
  expect(await Promise.all(attempts)).toEqual(attempts.map(() => DENIED));
});
