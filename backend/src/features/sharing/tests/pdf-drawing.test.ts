import { parseProfile, projectCv, type CvSource } from '@skora/domain';
import { findOverlaps } from '@skora/scripts-lib/find-overlaps';
import { readPdf } from '../../../testing/read-pdf';
import { somePicture } from '../../../testing/some-picture';
import { exampleConfirmation, exampleEntry, exampleSource } from '@skora/domain/testing';
import { cvPdf, describeVersion } from '../pdf/cv-pdf';

const now = new Date('2026-11-21T12:00:00Z');
const address = 'https://skora.example/cv/abcdefghijklmnopqrstuvwxyz0123456789_-ABCDEFG';

const fullSource = () => exampleSource({ confirmations: [exampleConfirmation()] });

async function read(source: CvSource, photo: Buffer | null = null) {
  const view = projectCv(source, 'coach', now);
  const file = await cvPdf({ view, address, photo, now });
  return { view, file, ...readPdf(file) };
}

test('says on one page who it is, what the numbers are and who stands for them', async () => {
  const { text, totalPages, view } = await read(fullSource());
  expect(totalPages).toBe(1);
  for (const words of [
    'Mara Fictiva',
    'Right winger · Senior',
    'FC Muster · U19 · District league',
    'Preferred foot Left',
    '1 of 4 numbers confirmed by Jonas Beispiel, FC Muster',
    'Sprint 10 m 1.92 s',
    'Confirmed by Jonas Beispiel, U17 coach, FC Muster, 14 Oct 2026',
    'Goals 1',
    'Last change on 14 Nov 2026.',
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

test('what no font of ours has is left out, and a name of it alone is none', async () => {
  const said = (displayName: string, bio = '') => {
    const { profile, ...rest } = fullSource();
    return read({ ...rest, profile: { ...profile, displayName, bio } });
  };
  const { text } = await said('三浦 知良', 'Fast 🦊 and calm.');
  expect(text).toContain('A football player');
  expect(text).toContain('Fast and calm.');
  expect(text).not.toMatch(/\?/);
  expect((await said('Mara من Fictiva')).text).toContain('Mara Fictiva');
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

const many = Array.from({ length: 20 }, (_, index) => String(index));

/** CVs with nothing, little, much and too much in them, with the longest texts. */
function sources(): [string, CvSource][] {
  const full = fullSource();
  const [career] = full.career;
  const [reference] = full.references;
  const long = parseProfile(
    {
      displayName: 'Maximiliane-Josephine Wolfeschlegelsteinhausenbergerdorff-Musterstadt',
      bio: 'word '.repeat(60),
      primaryPosition: 'RW',
      secondaryPositions: ['LW', 'RB', 'AM'],
      nationalities: ['PT', 'DE', 'FR'],
      contactEmail: 'maximiliane-josephine.wolfeschlegelstein@musterstadt.example',
    },
    '',
  );
  return [
    ['little', full],
    ['much', { ...full, profile: long }],
    [
      'too much',
      {
        ...full,
        profile: long,
        career: many.flatMap((id) =>
          career ? [{ ...career, id, club: 'Sportvereinigung Musterstadt '.repeat(3) }] : [],
        ),
        references: many.flatMap((id) =>
          reference ? [{ ...reference, id, statement: 'She asks for the video. '.repeat(20) }] : [],
        ),
      },
    ],
  ];
}

test.each(sources())(
  'no text runs through another on a CV with %s in it, nor leaves the page',
  async (_name, source) => {
    const { lines, totalPages } = await read(source, await somePicture());
    expect(totalPages).toBe(1);
    expect(findOverlaps(lines)).toEqual([]);
    for (const { x, y, width } of lines) {
      expect(x).toBeGreaterThan(30);
      expect(x + width).toBeLessThan(570);
      expect(y).toBeGreaterThan(30);
    }
  },
);

test('an address that fits in smaller letters is not broken', async () => {
  const contactEmail = 'mara.fictiva@skora.example';
  const full = fullSource();
  const visibility = { ...full.visibility, contact: 'link' as const };
  const { lines } = await read({ ...full, visibility, profile: { ...full.profile, contactEmail } });
  expect(lines.map(({ text }) => text)).toContain(contactEmail);
});

test('shows the picture, says what it is, and leads to the CV from the written link too', async () => {
  const { file } = await read(fullSource(), await somePicture());
  const written = file.toString('latin1');
  expect(written).toContain('/Subtype /Image');
  expect(written).toContain('/S /Link');
  expect(written).toContain(`/URI (${address})`);
  expect((await read(fullSource())).file.toString('latin1')).not.toContain('/Subtype /Image');
});

test('stays one page however much there is, and says that there is more', async () => {
  const full = fullSource();
  const [career] = full.career;
  const rows = many.flatMap((id) => (career ? [{ ...career, id }] : []));
  const long = parseProfile(
    { displayName: 'A'.repeat(80), bio: 'word '.repeat(60), primaryPosition: 'RW' },
    '',
  );
  const { totalPages, text } = await read({ ...full, profile: long, career: [...rows, ...rows] });
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
