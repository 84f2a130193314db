import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEvent } from '@skora/shared/events';
import { useSession } from '@skora/shared/session';
import { clearUserData } from '@skora/shared/storage-keys';
import { resetSession, signInAs } from '@skora/shared/testing';
import EditProfile from '../../routes/edit-profile';
import { signInAtEdge, signOutAtEdge } from '../../testing/http-edge';
import { mara } from '../../testing/identity-replies';
import { noAnswer, problem } from '../../testing/json-reply';
import { renderView } from '../../testing/render-view';
import { memoryDocuments } from '../documents/memory-documents';

beforeEach(() => {
  signInAs({ uid: 'mara', displayName: 'Mara Fictiva' });
  clearUserData();
});
afterEach(resetSession);

function open(documents = memoryDocuments()) {
  return { documents, ...renderView(<EditProfile />, documents) };
}

const height = () => screen.getByLabelText(/^Height/);
const save = () => screen.getByRole('button', { name: 'Save profile' });

test('a new player begins with the name of the account and saves a whole profile', async () => {
  const user = userEvent.setup();
  const { documents } = open();
  expect(screen.getByLabelText('Name')).toHaveValue('Mara Fictiva');
  await user.click(screen.getByRole('radio', { name: 'Right winger' }));
  await user.click(screen.getByRole('checkbox', { name: 'Striker' }));
  await user.click(screen.getByRole('radio', { name: 'Left' }));
  await user.type(height(), '171,5');
  await user.selectOptions(screen.getByLabelText(/^Country/), 'Portugal');
  await user.click(save());
  await waitFor(() =>
    expect(documents.stored.get('profiles/mara')).toMatchObject({
      displayName: 'Mara Fictiva',
      primaryPosition: 'RW',
      secondaryPositions: ['ST'],
      preferredFoot: 'left',
      heightCm: 171.5,
      country: 'PT',
    }),
  );
});

test.each(['89', '220,5', 'tall'])('a height of %p is refused at the field', async (text) => {
  const user = userEvent.setup();
  const { documents } = open();
  await user.type(height(), text);
  await user.click(save());
  expect(height()).toBeInvalid();
  expect(documents.stored.size).toBe(0);
});

test('a fourth other position cannot be chosen', async () => {
  const user = userEvent.setup();
  open();
  for (const name of ['Striker', 'Left winger', 'Second striker']) {
    await user.click(screen.getByRole('checkbox', { name }));
  }
  expect(screen.getByRole('checkbox', { name: 'Goalkeeper' })).toBeDisabled();
  expect(screen.getByText('3 of 3')).toBeVisible();
});

test('the draft survives the tab and can be undone', async () => {
  const user = userEvent.setup();
  const { unmount } = open();
  await user.type(height(), '180');
  unmount();
  open();
  expect(height()).toHaveValue('180');
  await user.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(height()).toHaveValue('');
});

test('a failed save says so and loses nothing', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { documents } = open();
  documents.failWith(new Error('unavailable'));
  await user.type(height(), '180');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved yet');
  expect(height()).toHaveValue('180');
});

test('a change made elsewhere is shown, and the player decides', async () => {
  const user = userEvent.setup();
  const { documents } = open();
  await user.type(height(), '180');
  await act(async () => {
    documents.stored.set('other', {});
    await documents.write('profiles/mara', { displayName: 'Mara F.', heightCm: 175 });
  });
  expect(screen.getByText('Your profile was changed somewhere else')).toBeVisible();
  expect(height()).toHaveValue('180');
  await user.click(screen.getByRole('button', { name: 'Show the saved profile' }));
  expect(height()).toHaveValue('175');
});

function Greeting() {
  const session = useSession();
  return session.status === 'signed-in' ? <p>Hi, {session.user.displayName}</p> : null;
}

describe('the name of the account', () => {
  const toasts: string[] = [];
  let stopListening: () => void;
  beforeEach(() => {
    toasts.length = 0;
    stopListening = onEvent('shell:toast-requested', ({ message }) => toasts.push(message));
  });
  afterEach(async () => {
    stopListening();
    await signOutAtEdge();
  });

  async function saveAs(name: string) {
    const user = userEvent.setup();
    const documents = memoryDocuments();
    renderView(<EditProfile />, documents);
    render(<Greeting />);
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), name);
    await user.click(save());
    await waitFor(() =>
      expect(documents.stored.get(`profiles/${mara.uid}`)).toMatchObject({ displayName: name }),
    );
  }

  test('follows the name of the profile, in the whole page', async () => {
    const http = await signInAtEdge();
    http.answer('GET account', () => problem(503));
    await saveAs('Mara F.');
    expect(await screen.findByText('Hi, Mara F.')).toBeVisible();
    expect(toasts).toEqual(['Profile saved.']);
  });

  test('is left alone when it is the same', async () => {
    const http = await signInAtEdge();
    http.answer('GET account', () => problem(503));
    await saveAs(mara.displayName);
    expect(http.sent('accounts:update')).toEqual([]);
  });

  test('that cannot be changed does not undo the saving', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const http = await signInAtEdge();
    http.answer('GET account', () => problem(503));
    http.answer('accounts:update', noAnswer);
    await saveAs('Mara F.');
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(toasts[0]).toBe('Profile saved.');
    expect(toasts[1]).toMatch(/still shows your old name/);
  });
});
