import { parseProfile, projectCv, type CvSource } from '@skora/domain';
import { readPdf } from '../../../testing/read-pdf';
import { exampleConfirmation, exampleEntry, exampleSource } from '@skora/domain/testing';
import { cvPdf, describeVersion } from '../pdf/cv-pdf';

const now = new Date('2026-11-21T12:00:00Z');
const address = 'https://skora.example/cv/abcdefghijklmnopqrstuvwxyz0123456789_-ABCDEFG';

const fullSource = () => exampleSource({ confirmations: [exampleConfirmation()] });

async function read(source: CvSource) {
  const view = projectCv(source, 'coach', now);
  const file = await cvPdf({ view, address, now });
  return { view, file, ...readPdf(file) };
}

test('says on one page who it is, what the numbers are and who stands for them', async () => {
  const { text, totalPages, view } = await read(fullSource());
  expect(totalPages).toBe(1);
  for (const words of [
    'Mara Fictiva',
    'Right winger · Senior · FC Muster · U19',
    '1 of 4 numbers confirmed by Jonas Beispiel, FC Muster',
    'Sprint 10 m 1.92 s',
    'Confirmed by Jonas Beispiel, U17 coach, FC Muster, 14 Oct 2026',
    'Goals 1',
    'Self-reported',
    'Aug 2024 – now FC Muster',
    'District cup',
    'Brave with the ball.',
    `Generated on 21 Nov 2026, version ${describeVersion(view)}`,
    address,
  ]) {
    expect(text).toContain(words);
  }
});

test('says a place among others with its source where the player shows it, and nothing where not', async () => {
  const source = fullSource();
  const visibility = { ...source.visibility, comparison: 'link' as const };
  const attempts = { sprint10: [1.92, 1.93, 1.94] };
  const values = { sprint10: 1.92, sprint20: 3.2 };
  const entries = [exampleEntry({ values, attempts })];
  const { text } = await read({ ...source, visibility, entries });
  expect(text).toContain('Tests among SKORA players, percentiles');
  expect(text).toContain('Sprint 10 m: p65, p51 to p77 within the error of the test.');
  expect(text).toContain('SKORA players, girls 15–16, timing gates, N 130, 15 Nov 2026.');
  expect(text).toContain('Not enough data: Sprint 20 m.');
  expect((await read(source)).text).not.toMatch(/percentile|girls|Not enough/);
});

test('is tagged, has a title and a language, and names the code', async () => {
  const { file, info } = await read(fullSource());
  expect(info).toMatchObject({ Title: 'Mara Fictiva: football CV', Language: 'en-GB' });
  expect(file.includes('/Marked true')).toBe(true);
  expect(file.includes('/StructTreeRoot')).toBe(true);
});

test('stays one page however much there is, and says that there is more', async () => {
  const full = fullSource();
  const [career] = full.career;
  const many = Array.from({ length: 20 }, (_, index) => ({ ...career, id: String(index) }) as typeof career);
  const long = parseProfile(
    { displayName: 'A'.repeat(80), bio: 'word '.repeat(60), primaryPosition: 'RW' },
    '',
  );
  const source = { ...full, profile: long, career: many.filter((row) => row !== undefined) };
  const { totalPages, text } = await read(source);
  expect(totalPages).toBe(1);
  expect(text).toContain('There is more on the page behind the code.');
});

test.each(['Łukasz Żółć', 'Nguyễn Văn Đức', 'Иван Петров', 'Γιώργος Παπάς'])(
  'writes %s in its own letters',
  async (displayName) => {
    const { text } = await read({ ...fullSource(), profile: parseProfile({ displayName }, '') });
    expect(text.normalize('NFC')).toContain(displayName);
  },
);

test('an empty CV is a page too', async () => {
  const nothing = {
    entries: [],
    matches: [],
    career: [],
    education: [],
    honours: [],
    references: [],
    confirmations: [],
  };
  const profile = parseProfile({ displayName: 'Mara Fictiva' }, '');
  const { text, totalPages } = await read({ ...fullSource(), ...nothing, profile });
  expect(totalPages).toBe(1);
  expect(text).toContain('No numbers yet.');
});
