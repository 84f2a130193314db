import { exampleConfirmation, exampleEntry, exampleMatch, exampleSource, NOW } from '../testing';
import type { Audience } from '../profile/visibility';
import type { CvSource } from './cv-source';
import { projectCv } from './project-cv';

const declined = { decision: 'declined', note: 'I saw 36.' } as const;

function answers(change: Partial<CvSource>, audience: Audience = 'me'): string[] {
  const { tests, season } = projectCv(exampleSource(change), audience, NOW);
  return [...(tests ?? []), ...(season?.numbers ?? [])].flatMap(({ source }) => source.answer ?? []);
}

test('a declined number says so to its player, with the words of the coach, and to nobody else', () => {
  const confirmations = [exampleConfirmation(declined)];
  expect(answers({ confirmations })).toEqual(['Declined by Jonas Beispiel, 14 Oct 2026. “I saw 36.”']);
  for (const audience of ['link', 'coach', 'public'] as const) {
    expect(answers({ confirmations }, audience)).toEqual([]);
  }
});

test('a number that counts, or whose answer the player hides, says nothing', () => {
  expect(answers({ confirmations: [exampleConfirmation()] })).toEqual([]);
  expect(answers({ confirmations: [exampleConfirmation({ hidden: true })] })).toEqual([]);
});

test('a sum tells in how many matches, and what the coach saw before it was changed', () => {
  const item = { kind: 'match', key: 'goals', label: 'Goals', detail: '', unit: '', revision: 1 } as const;
  const matches = [
    exampleMatch({ revision: 2 }),
    exampleMatch({ id: '2026-W45-1', monday: new Date('2026-11-02') }),
  ];
  const answer = (value: number) =>
    exampleConfirmation({ items: [{ ...item, ref: '2026-W46-1', value }], note: '' });
  expect(answers({ entries: [exampleEntry()], matches, confirmations: [answer(3)] })).toEqual([
    'In 1 of 2 matches: confirmed by Jonas Beispiel, 14 Oct 2026; the coach saw 3.',
  ]);
  expect(answers({ matches, confirmations: [answer(1)] })).toEqual([
    'In 1 of 2 matches: confirmed by Jonas Beispiel, 14 Oct 2026, before you changed the match.',
  ]);
});
