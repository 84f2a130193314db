import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { addNativeDialog, resetSession, signInAs } from '@skora/shared/testing';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { renderView } from '../../../../lib/testing/render-view';
import PlayerStats from '../../../../routes/player-stats';

const earlier = {
  'profiles/mara': { displayName: 'Mara Fictiva', primaryPosition: 'RW' },
  'profiles/mara/statEntries/a': {
    kind: 'jump',
    measuredOn: new Date('2026-05-03'),
    measuredBy: 'self',
    method: 'app',
    values: { cmjCm: 31 },
    ratings: {},
  },
  'profiles/mara/statEntries/b': {
    kind: 'sprint',
    measuredOn: new Date('2026-05-04'),
    measuredBy: 'coach',
    method: 'gates',
    values: { sprint30: 4.42 },
    ratings: {},
    ground: 'grass',
  },
};

beforeEach(() => {
  addNativeDialog();
  signInAs({ uid: 'mara' });
  clearUserData();
});
afterEach(resetSession);

function open(documents = memoryDocuments(earlier), at = '?add=test') {
  return { documents, ...renderView(<PlayerStats />, documents, `/settings/player-stats${at}`) };
}

const sheet = () => within(screen.getByRole('dialog', { name: 'Add one result' }));
const save = () => userEvent.click(sheet().getByRole('button', { name: 'Save result' }));
const readNew = (documents: ReturnType<typeof memoryDocuments>) =>
  [...documents.stored].filter(([path]) => /statEntries\/.{9,}/.test(path)).map(([, fields]) => fields);

test('the test used last comes first, with its last value and the way it was measured', async () => {
  const user = userEvent.setup();
  const { documents } = open();
  expect(sheet().getByLabelText('Test')).toHaveDisplayValue('Sprint 30 m');
  expect(sheet().getByText('Last time 4.42 s, 4 May 2026.')).toBeVisible();
  expect(sheet().getByLabelText('How it was measured (Sprint)')).toHaveDisplayValue('Timing gates');
  await user.type(sheet().getByLabelText('Sprint 30 m (s)'), '4,31');
  await save();
  await waitFor(() =>
    expect(readNew(documents)).toMatchObject([
      { kind: 'sprint', method: 'gates', measuredBy: 'coach', ground: 'grass', values: { sprint30: 4.31 } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/settings\/player-stats$/);
  expect(
    screen.getByText(/^Your best Sprint 30 m so far: 4.31 s \(before 4.42 s, on 4 May 2026\)/),
  ).toBeVisible();
});

test('another test is chosen; nothing is saved without a result, and a bound is told at its field', async () => {
  const user = userEvent.setup();
  const { documents } = open();
  await user.selectOptions(sheet().getByLabelText('Test'), 'Countermovement jump');
  await save();
  expect(sheet().getByText('There is nothing to save')).toBeVisible();
  await user.type(sheet().getByLabelText(/^Countermovement jump/), '500');
  await save();
  expect(sheet().getByLabelText(/^Countermovement jump/)).toHaveAccessibleDescription(/between/);
  expect(readNew(documents)).toEqual([]);
});

test('what is typed outlives the closed sheet, and the page behind keeps its own', async () => {
  const user = userEvent.setup();
  open();
  await user.type(sheet().getByLabelText('Sprint 30 m (s)'), '4,3');
  await user.click(sheet().getByRole('button', { name: 'Close' }));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/settings\/player-stats$/);
  expect(screen.getByLabelText('30 m (s)')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Continue your result' }));
  expect(sheet().getByLabelText('Sprint 30 m (s)')).toHaveValue('4,3');
  await user.click(sheet().getByRole('button', { name: 'Discard it' }));
  expect(screen.getByRole('button', { name: 'Add one result' })).toBeVisible();
});

test('who has no result yet chooses from all tests for them', () => {
  open(memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } }));
  expect(sheet().getByRole('group', { name: 'Tests' })).toBeInTheDocument();
  expect(sheet().queryByRole('option', { name: /goal kick/i })).not.toBeInTheDocument();
});

test('level and shuttle of the 20 m shuttle run are one result', async () => {
  const user = userEvent.setup();
  const { documents } = open();
  expect(sheet().queryByRole('option', { name: /shuttle$/ })).not.toBeInTheDocument();
  await user.selectOptions(sheet().getByLabelText('Test'), '20 m shuttle run, level');
  await user.type(sheet().getByLabelText('20 m shuttle run, level'), '7');
  await save();
  const shuttle = sheet().getByLabelText('20 m shuttle run, shuttle');
  expect(shuttle).toHaveAccessibleDescription(/Enter the last shuttle/);
  await user.type(shuttle, '4');
  await save();
  await waitFor(() =>
    expect(readNew(documents)).toMatchObject([{ values: { beepLevel: 7, beepShuttle: 4 } }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Add one result' })).toBeVisible();
});
