import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import { clearUserData } from '@skora/shared/storage-keys';
import EditProfilePage from '../../../routes/edit-profile';
import { type HttpEdge, signInAtEdge, signOutAtEdge } from '../../../lib/testing/http-edge';
import { mara } from '../../../lib/testing/identity-replies';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';

const REFRESH = 'POST account/map-entry/refresh';

let http: HttpEdge;
beforeEach(async () => {
  http = await signInAtEdge();
  http.answer('GET account', () => problem(503));
  http.answer(REFRESH, () => jsonReply({ allowed: true, entry: null }));
  clearUserData();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await signOutAtEdge();
});

function open(section: string, documents = memoryDocuments()) {
  const at = `/settings/edit-profile?section=${section}`;
  return { documents, ...renderView(<EditProfilePage />, documents, at) };
}

const height = () => screen.getByLabelText(/^Height/);
const save = () => screen.getByRole('button', { name: 'Save profile' });
const OWN = `profiles/${mara.uid}`;

test('a new player begins with the name of the account and saves who he or she is', async () => {
  const user = userEvent.setup();
  const { documents } = open('identity');
  expect(screen.getByLabelText('Name')).toHaveValue('Mara Fictiva');
  await fill(user, screen.getByLabelText(/^Town or city/), ' Lisboa ');
  await user.selectOptions(screen.getByLabelText(/^Country you/), 'Portugal');
  await user.selectOptions(screen.getByLabelText('Nationality'), 'Portugal');
  await user.selectOptions(screen.getByLabelText('Nationality 2'), 'Angola');
  await user.selectOptions(screen.getByLabelText('Language'), 'Portuguese');
  await user.click(save());
  await waitFor(() =>
    expect(documents.stored.get(OWN)).toMatchObject({
      displayName: 'Mara Fictiva',
      city: 'Lisboa',
      country: 'PT',
      nationalities: ['PT', 'AO'],
      languages: ['pt'],
      revision: 1,
    }),
  );
  await user.selectOptions(screen.getByLabelText('Nationality'), '');
  expect(screen.getByLabelText('Nationality')).toHaveDisplayValue('Angola');
});

test('positions are chosen on the pitch: one main position and up to three others', async () => {
  const user = userEvent.setup();
  const { documents } = open('football');
  const main = within(screen.getByRole('group', { name: /^Main position/ }));
  const others = within(screen.getByRole('group', { name: /^Also plays/ }));
  await user.click(main.getByRole('radio', { name: 'Right winger' }));
  expect(others.getByRole('checkbox', { name: 'Right winger' })).toBeDisabled();
  for (const name of ['Striker', 'Left winger', 'Second striker']) {
    await user.click(others.getByRole('checkbox', { name }));
  }
  expect(others.getByRole('checkbox', { name: 'Goalkeeper' })).toBeDisabled();
  expect(screen.getByText('3 of 3')).toBeVisible();
  await user.click(main.getByRole('radio', { name: 'Striker' }));
  expect(screen.getByText('2 of 3')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Left' }));
  await user.selectOptions(screen.getByLabelText(/^Weak foot/), '3');
  await user.type(height(), '171,5');
  await user.type(screen.getByLabelText(/^Shirt number/), '11');
  await user.click(save());
  await waitFor(() =>
    expect(documents.stored.get(OWN)).toMatchObject({
      primaryPosition: 'ST',
      secondaryPositions: ['LW', 'SS'],
      preferredFoot: 'left',
      weakFoot: 3,
      heightCm: 171.5,
      shirtNumber: 11,
    }),
  );
  await waitFor(() => expect(http.sent(REFRESH)).toHaveLength(1));
});

test('“no agent” is something a player says', async () => {
  const user = userEvent.setup();
  const { documents } = open('availability');
  await fill(user, screen.getByLabelText(/^Agent/), 'Ola Madeup');
  await user.click(screen.getByRole('checkbox', { name: 'I have no agent' }));
  expect(screen.queryByLabelText(/^Agent/)).toBeNull();
  await user.click(save());
  await waitFor(() => expect(documents.stored.get(OWN)).toMatchObject({ agent: 'none' }));
  expect(http.sent(REFRESH)).toEqual([]);
});

test('under 18 no contact goes to the player, and nobody can be shown the address', async () => {
  open('availability');
  expect(
    screen.getByText('Your parent’s or guardian’s address is best. Nobody sees it.'),
  ).toBeInTheDocument();
  expect(screen.getByText(/clubs then know to talk to your parent or guardian\.$/)).toBeInTheDocument();
  expect(screen.queryByText(/under Visibility/)).toBeNull();
});

test.each([
  ['football', /^Height/, '89'],
  ['football', /^Height/, '220,5'],
  ['football', /^Height/, 'tall'],
  ['football', /^Shirt number/, '0'],
  ['football', /^Shirt number/, '9.5'],
  ['identity', /^About your game/, 'a'.repeat(301)],
  ['availability', /^Contact email/, 'mara@'],
])('%s: %s %p is refused at the field', async (section, label, text) => {
  const user = userEvent.setup();
  const { documents } = open(section);
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
  await user.click(save());
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(documents.stored.size).toBe(0);
});

test('a section changes its own fields and leaves the others as they are', async () => {
  const user = userEvent.setup();
  const { documents } = open('football', memoryDocuments({ [OWN]: { displayName: 'Mara', city: 'Lisboa' } }));
  await user.type(height(), '180');
  await user.click(save());
  await waitFor(() => expect(documents.stored.get(OWN)).toMatchObject({ heightCm: 180 }));
  expect(documents.stored.get(OWN)).toMatchObject({ displayName: 'Mara', city: 'Lisboa' });
});

test('the draft survives the tab, is marked in the navigation and can be undone', async () => {
  const user = userEvent.setup();
  const { unmount } = open('football');
  await user.type(height(), '180');
  expect(screen.getByRole('link', { name: /^Football.*not saved yet$/ })).toBeVisible();
  unmount();
  open('football');
  expect(height()).toHaveValue('180');
  await user.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(height()).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Football' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring back what I typed' }));
  expect(height()).toHaveValue('180');
});

test('saving can be undone', async () => {
  const user = userEvent.setup();
  const { documents } = open('football', memoryDocuments({ [OWN]: { displayName: 'Mara', heightCm: 170 } }));
  await user.clear(height());
  await user.type(height(), '180');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(documents.stored.get(OWN)).toMatchObject({ heightCm: 170, revision: 2 }));
  expect(height()).toHaveValue('170');
});

test('saving what is stored in another way than it was typed can be undone as well', async () => {
  const user = userEvent.setup();
  const { documents } = open('football', memoryDocuments({ [OWN]: { displayName: 'Mara', heightCm: 170 } }));
  await user.clear(height());
  await user.type(height(), '178,5 ');
  await user.click(save());
  await waitFor(() => expect(documents.stored.get(OWN)).toMatchObject({ heightCm: 178.5 }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(documents.stored.get(OWN)).toMatchObject({ heightCm: 170 }));
  expect(screen.queryByText(/another tab/)).not.toBeInTheDocument();
});

test('a height that the stats know is offered, and taken over only when asked', async () => {
  const entry = {
    kind: 'body',
    measuredOn: new Date('2026-10-12'),
    measuredBy: 'self',
    method: '',
    values: { heightCm: 172.5 },
    ratings: {},
  };
  open('football', memoryDocuments({ [`${OWN}/statEntries/a`]: entry }));
  expect(await screen.findByText('Your stats say 172.5 cm, 12 Oct 2026.')).toBeVisible();
  expect(height()).not.toHaveValue('172.5');
  await userEvent.click(screen.getByRole('button', { name: 'Use it here' }));
  expect(height()).toHaveValue('172.5');
  expect(screen.queryByRole('button', { name: 'Use it here' })).not.toBeInTheDocument();
});

test('a failed save says so and loses nothing', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { documents } = open('football');
  documents.failWith(new Error('unavailable'));
  await user.type(height(), '180');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved yet');
  expect(height()).toHaveValue('180');
});

test('without a connection nothing is lost, and saving goes on with it', async () => {
  const user = userEvent.setup();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { documents } = open('football');
  await user.type(height(), '180');
  await user.click(save());
  expect(await screen.findByText('You are offline')).toBeVisible();
  await user.type(height(), ',5');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(documents.stored.get(OWN)).toMatchObject({ heightCm: 180.5 }));
});
