import { createHash } from 'node:crypto';
import { CURRENT_ORDER_CONSENT, ORDER_CONSENT_TEXTS, parseOrderConsentVersion } from './order-consents';

/** Every version there was. Changed words are a new version: add it, and leave the others. */
const HASHES: Record<string, string> = {
  'order-2026-11': '52720669e6f6444acc22d17783b74bc07c9d79236c71e663db5b80fae3606eda',
  'order-2026-11-b': '53c68eb4165f70a3c11d482e581afe9c8c7517d72f6f3d233d202c82b9ad7183',
};

test('the words of a version never change', () => {
  const hashes = Object.entries(ORDER_CONSENT_TEXTS).map(([version, words]) => [
    version,
    createHash('sha256').update(JSON.stringify(words)).digest('hex'),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(HASHES);
});

test('the current version is the last', () => {
  expect(Object.keys(ORDER_CONSENT_TEXTS).at(-1)).toBe(CURRENT_ORDER_CONSENT);
});

test.each([undefined, '', 'order-2026-10', 'toString', '__proto__'])('%p is no version', (text) => {
  expect(parseOrderConsentVersion(text)).toBeNull();
  expect(parseOrderConsentVersion(CURRENT_ORDER_CONSENT)).toBe(CURRENT_ORDER_CONSENT);
});
