import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, ROOT } from '@skora/scripts-lib/workspace';

interface Override {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
}

interface Index {
  collectionGroup: string;
  fields: { fieldPath: string }[];
}

const { indexes, fieldOverrides } = readJson<{ indexes: Index[]; fieldOverrides: Override[] }>(
  'scripts/deploy/firestore.indexes.json',
);

const SOURCES = join(ROOT, 'backend/src');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)(tests|testing)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));

/** Which collection each file that writes `expireAt` means. A new file fails the test until it stands here. */
const ENDING: Record<string, string> = {
  'features/account/store/age-gate.ts': 'ageGates',
  'features/clips/store/clip-reporters.ts': 'clipReporters',
  'features/confirmation/store/ask-coach.ts': 'confirmationRequests',
  'features/contact-requests/store/answer-contact-request.ts': 'contactRequests',
  'features/contact-requests/store/prove-contact-request.ts': 'contactRequests',
  'features/contact-requests/store/review-contact-request.ts': 'contactRequests',
  'features/contact-requests/store/write-contact-request.ts': 'contactRequests',
  'features/contact/contact-store.ts': 'contactMessages',
  'features/family/store/link-store.ts': 'familyLinks',
  'features/mail-events/take-events.ts': 'mailEvents',
  'features/newsletter/newsletter-leave.ts': 'undo',
  'features/payment/sync/billing-sync.ts': 'stripeEvents',
  'features/recovery/links/account-link.ts': 'accountLinks',
  'lib/budgets/request-budget-store.ts': 'requestBudgets',
  'lib/idempotency/kept-answer.ts': 'keptAnswers',
  'lib/mail/log/mail-record.ts': 'mailDeliveries',
  'lib/mail/suppression/suppression.ts': 'mailSuppressions',
};

/** The moment is written here: a value for the key, or the key alone, and not only its type or a reading of it. */
const WRITES = /\bexpireAt = Timestamp|\bexpireAt: (Timestamp\.from|new Timestamp|until|moment)/;

test('each document that writes when it ends is removed by a time-to-live policy', () => {
  const writing = files.filter(({ text }) => WRITES.test(text)).map(({ file }) => file);
  expect(writing.sort()).toEqual(Object.keys(ENDING).sort());
  const policies = fieldOverrides.filter(({ fieldPath, ttl }) => fieldPath === 'expireAt' && ttl === true);
  const removed = policies.map(({ collectionGroup }) => collectionGroup);
  for (const collection of Object.values(ENDING)) expect(removed).toContain(collection);
});

test('each policy is about a collection that the backend has, and leaves the usual indexes', () => {
  for (const override of fieldOverrides) {
    expect(files.some(({ text }) => text.includes(`'${override.collectionGroup}'`))).toBe(true);
    expect(override).toMatchObject({ ttl: true, indexes: [{}, {}, {}] });
  }
});

/** The queries of a file, each from a collection to where it ends: at the next collection or the end of the statement. */
function queriesIn(text: string): string[] {
  return text
    .split(/(?=\.collection\(|\bcollection\()|;\n|\n\}\n/)
    .filter((part) => /\.(where|orderBy)\(/.test(part));
}

/** The fields a query compares for equality, and those it compares or orders by their size; the id of a document needs no index. */
function fieldsOf(query: string): { equal: Set<string>; ranged: Set<string> } {
  const equal = new Set<string>();
  const ranged = new Set<string>();
  for (const [, field = '', operator = ''] of query.matchAll(/\.where\(\s*([^,]+),\s*'([^']+)'/g))
    (['==', 'in', 'array-contains'].includes(operator) ? equal : ranged).add(field);
  for (const [, field = ''] of query.matchAll(/\.orderBy\(\s*([^,)]+(?:\(\))?)/g))
    if (!field.includes('documentId')) ranged.add(field);
  return { equal, ranged };
}

test('a query that needs an index of several fields is found', () => {
  const [query = ''] = queriesIn("db.collection('a').where('uid', '==', uid).orderBy('at');\n");
  expect(fieldsOf(query)).toEqual({ equal: new Set(["'uid'"]), ranged: new Set(["'at'"]) });
});

test('every query of the backend has an index: the automatic one of a single field, or one that is listed for it', () => {
  const needing = files.flatMap(({ text }) =>
    queriesIn(text)
      .map(fieldsOf)
      .filter(({ equal, ranged }) => ranged.size > 1 || (ranged.size > 0 && equal.size > 0))
      .map(({ equal, ranged }) => [...equal, ...ranged].map((field) => field.replaceAll("'", '')).join()),
  );
  const listed = indexes.map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).join());
  expect(listed).toEqual([...new Set(needing)]);
});

test('each listed index is of a collection that the backend has', () => {
  for (const { collectionGroup } of indexes) {
    expect(files.some(({ text }) => text.includes(`'${collectionGroup}'`))).toBe(true);
  }
});
