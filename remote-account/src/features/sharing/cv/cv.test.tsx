import { tierStore } from '@skora/shared/session';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CvPage from '../../../routes/cv';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../../lib/testing/http-edge';
import { jsonReply } from '../../../lib/testing/json-reply';
import { mara } from '../../../lib/testing/identity-replies';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { fullCv } from './testing/full-cv';

const sharing = {
  status: 'open',
  isAdult: true,
  ageGroup: 'Senior',
  ageGroupCountry: 'DE',
  approval: null,
  guardianEmail: null,
  limit: 1,
  pdf: false,
  links: [],
};

let http: HttpEdge;
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge();
  http.answer('GET cv/links', () => jsonReply(sharing));
});
afterEach(signOutAtEdge);

async function open(documents: Record<string, Record<string, unknown>>, slow?: string) {
  const store = memoryDocuments(documents);
  const watch: typeof store.watch = (path, ...rest) =>
    slow !== undefined && path.startsWith(slow) ? () => undefined : store.watch(path, ...rest);
  renderView(<CvPage />, { ...store, watch });
  await screen.findByRole('group', { name: 'View as' });
  return userEvent.setup();
}

const view = (name: string) => screen.getByRole('radio', { name });

test('an empty CV teaches what belongs there, to its player only', async () => {
  const user = await open({});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mara');
  for (const name of ['Add a match', 'Add a test result']) {
    expect(screen.getByRole('link', { name })).toBeVisible();
  }
  expect(screen.getByText('No club yet')).toBeVisible();
  await user.click(view('Coach'));
  expect(screen.queryByText(/No (club|test|match)/)).not.toBeInTheDocument();
});

test('every number says who, how, when and who stands for it', async () => {
  await open(fullCv());
  expect(screen.getByText('Measured by a coach · Timing gates · 12 Oct 2026')).toBeVisible();
  expect(screen.getByText('Confirmed by Jonas Beispiel, U17 coach, FC Muster, 14 Oct 2026')).toBeVisible();
  const line = screen.getByRole('region', { name: 'Verification' });
  expect(line).toHaveTextContent(/1 of \d numbers confirmed by Jonas Beispiel, FC Muster/);
  expect(line).toHaveTextContent('answered from an address at muster.example');
  expect(screen.getAllByText('Self-reported').length).toBeGreaterThan(1);
  expect(screen.getByText(/Percentiles: none shown/)).toBeVisible();
});

test('a declined number says so to its player alone', async () => {
  const cv = fullCv();
  const [path = ''] = Object.keys(cv).filter((key) => key.includes('/confirmations/'));
  const declined = { ...cv[path], decision: 'declined', note: 'I saw 36.' };
  const user = await open({ ...cv, [path]: declined });
  const words = /^Declined by Jonas Beispiel, 14 Oct 2026. “I saw 36.” Only you see this.$/;
  expect(screen.getByText(words)).toBeVisible();
  await user.click(view('Coach'));
  expect(screen.getByText('1.92')).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('one tap on the age group says its season, its rule and the source, to the player alone', async () => {
  http.answer('GET cv/links', () => jsonReply({ ...sharing, ageGroup: 'U21', ageGroupCountry: 'CH' }));
  const user = await open(fullCv());
  const about = await screen.findByRole('button', { name: 'About your age group' });
  await user.click(about);
  const shown = about.parentElement;
  expect(shown).toHaveTextContent(
    /The season \d{4}\/\d\d runs from 1 Jul .* U21 are players born in \d{4}\./,
  );
  expect(within(shown ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('rjb.ch'),
  );
  await user.click(view('Coach'));
  expect(screen.queryByRole('button', { name: 'About your age group' })).not.toBeInTheDocument();
});

test('an age group by the year of birth says why, and names no source', async () => {
  const unknown = { ...sharing, ageGroup: 'U21 by year of birth', ageGroupCountry: 'PE' };
  http.answer('GET cv/links', () => jsonReply(unknown));
  const user = await open(fullCv());
  const about = await screen.findByRole('button', { name: 'About your age group' });
  await user.click(about);
  expect(about.parentElement).toHaveTextContent(/in Peru, so we go by the year of birth\. In \d{4}, U21 are/);
  expect(within(about.parentElement ?? document.body).queryByRole('link')).not.toBeInTheDocument();
});

test('the day of self-ratings is said once when all are from one day', async () => {
  await open(fullCv());
  expect(screen.getByText(/^The player’s own view .* From 1 Nov 2026.$/)).toBeVisible();
  expect(screen.getByText('7 of 10')).toBeInTheDocument();
});

const compared = {
  [`users/${mara.uid}`]: { privateByDefault: false, measuresFrom: new Date('2016-03-09') },
  [`comparisons/${mara.uid}`]: { group: 'women', counts: false },
  'cohorts/women-15-16': {
    on: '2026-11-15',
    tests: { 'sprint.sprint10.gates': { players: 130, anchors: [2.1, 2, 1.95, 1.9, 1.85] } },
  },
};

test.each(['users/', 'comparisons/', 'cohorts/'])(
  'no percentile is denied before %s has answered',
  async (slow) => {
    await open({ ...fullCv(), ...compared }, slow);
    expect(screen.getByText('1.92')).toBeVisible();
    expect(screen.queryByText(/^Percentiles: (none shown|not enough data)/)).not.toBeInTheDocument();
  },
);

test('a place among others is the player’s own until it is shown to others', async () => {
  const user = await open({ ...fullCv(), ...compared });
  expect(screen.getByText('p65', { selector: 'strong' })).toBeVisible();
  expect(
    screen.getByText(/^SKORA players, girls 15–16, timing gates, N 130, 15 Nov 2026 · error/),
  ).toBeVisible();
  await user.click(view('Coach'));
  expect(screen.getByText('1.92')).toBeVisible();
  expect(screen.queryByText(/SKORA players|girls|p65/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Hidden here: .*percentiles/)).toBeVisible();
});

test('parts that are private by nature are on no CV', async () => {
  await open(fullCv());
  expect(screen.getByText('First touch')).toBeInTheDocument();
  expect(screen.queryByText('Focus')).not.toBeInTheDocument();
  expect(screen.queryByText('Weight')).not.toBeInTheDocument();
});

test('the eyes of others see what the player allows, and the page says what they do not', async () => {
  const user = await open(fullCv());
  expect(screen.getByRole('heading', { name: 'Education' })).toBeVisible();
  await user.click(view('Scout'));
  expect(screen.queryByRole('heading', { name: 'Education' })).not.toBeInTheDocument();
  const hidden = screen.getByText(/^Hidden here: .*education and languages, references/);
  expect(hidden).toBeVisible();
  expect(hidden).not.toHaveTextContent('percentiles');
  await user.click(view('Coach'));
  expect(screen.getByRole('heading', { name: 'Education' })).toBeVisible();
  await user.click(view('Everybody'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A football player');
  expect(screen.queryByText('FC Muster')).not.toBeInTheDocument();
});

test.each([170, null])('a height is named as hidden when there is one: %s', async (heightCm) => {
  const documents = fullCv();
  const own = `profiles/${mara.uid}`;
  const user = await open({ ...documents, [own]: { ...documents[own], heightCm } });
  await user.click(view('Everybody'));
  expect(/height/.test(screen.getByText(/^Hidden here/).textContent)).toBe(heightCm !== null);
});

test('a minor looks through the eyes of a guardian too, and shows nothing to everybody', async () => {
  http.answer('GET cv/links', () => jsonReply({ ...sharing, isAdult: false, ageGroup: 'U17' }));
  const user = await open(fullCv());
  await user.click(await screen.findByRole('radio', { name: 'Guardian' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^\S+ \S\.$/);
  await user.click(view('Everybody'));
  expect(screen.getByText('Nothing is public while you are under 18.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A football player');
});

test('who grew up here sees that links say no more than before, until an own choice is saved', async () => {
  const grown = { privateByDefault: true, measuresFrom: new Date('2006-05-04') };
  const choice = (savedAt: string) => ({
    [`profiles/${mara.uid}/settings/visibility`]: { fields: {}, updatedAt: new Date(savedAt) },
  });
  const title = async (savedAt: string) => {
    const user = await open({ ...fullCv(), [`users/${mara.uid}`]: grown, ...choice(savedAt) });
    await user.click(view('Scout'));
    const { textContent } = screen.getByRole('heading', { level: 1 });
    cleanup();
    return textContent;
  };
  expect(await title('2018-05-04')).toMatch(/^\S+ \S\.$/);
  expect(await title('2019-05-04')).not.toMatch(/\.$/);
});

test('a clip the plan has no room for is marked to its player, and others do not see it', async () => {
  act(() => tierStore.set({ status: 'ready', tier: 'tier0' }));
  const cv = fullCv();
  const path = Object.keys(cv).find((key) => key.endsWith('/clips/0')) ?? '';
  const more = ['1', '2'].map((slot) => [
    path.replace(/0$/, slot),
    { ...cv[path], title: `Older ${slot}`, createdAt: new Date(`2026-01-0${slot}`) },
  ]);
  const user = await open({ ...cv, ...(Object.fromEntries(more) as typeof cv) });
  const clips = within(screen.getByRole('region', { name: 'Clips' }));
  expect(clips.getAllByText('Asleep')).toHaveLength(1);
  const item = within(clips.getByRole('link', { name: 'Older 1' }).closest('li') ?? document.body);
  expect(item.getByText(/Only you see this clip/)).toBeVisible();
  expect(item.getByRole('link', { name: 'See what wakes it' })).toHaveAttribute('href', '/clips');
  await user.click(view('Scout'));
  expect(screen.getByRole('link', { name: 'Older 2' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Older 1' })).not.toBeInTheDocument();
  expect(screen.queryByText('Asleep')).not.toBeInTheDocument();
});

test('clips lead elsewhere by a link that says so', async () => {
  await open(fullCv());
  const clips = screen.getByRole('region', { name: 'Clips' });
  const link = within(clips).getByRole('link', { name: 'Left-footed switch' });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc-def_ghi');
  expect(clips).toHaveTextContent('Opens YouTube, which can then see your visit.');
});

test('the JSON holds what the chosen eyes see', async () => {
  const user = await open(fullCv());
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:cv';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(view('Scout'));
  await user.click(screen.getByRole('button', { name: 'Export as JSON' }));
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0] as Blob);
  });
  expect(JSON.parse(text)).toMatchObject({ formatVersion: 1, audience: 'link', education: null });
});
