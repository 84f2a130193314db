import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

async function changeElsewhere(documents: ReturnType<typeof memoryDocuments>, fields: object) {
  await act(() => documents.write(OWN, { displayName: 'Mara', revision: 7, ...fields }));
}

test('a change made elsewhere in another field is taken over without a question', async () => {
  const user = userEvent.setup();
  const { documents } = open('football');
  await user.type(height(), '180');
  await changeElsewhere(documents, { shirtNumber: 9 });
  expect(screen.getByLabelText(/^Shirt number/)).toHaveValue('9');
  await user.click(save());
  await waitFor(() =>
    expect(documents.stored.get(OWN)).toMatchObject({ heightCm: 180, shirtNumber: 9, revision: 8 }),
  );
});

describe('a change made elsewhere in the same field', () => {
  async function collide() {
    const user = userEvent.setup();
    const { documents } = open('football');
    await user.type(height(), '180');
    await changeElsewhere(documents, { heightCm: 175 });
    expect(screen.getByText('This was changed in another tab or on another device')).toBeVisible();
    expect(screen.getByText('Yours: 180')).toBeVisible();
    expect(screen.getByText('Saved elsewhere: 175')).toBeVisible();
    return { user, documents };
  }

  test('is not overwritten before the player decides', async () => {
    const { user, documents } = await collide();
    await user.click(save());
    expect(documents.stored.get(OWN)).toMatchObject({ heightCm: 175, revision: 7 });
  });

  test('gives way when the player keeps what was typed', async () => {
    const { user, documents } = await collide();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await user.click(save());
    await waitFor(() => expect(documents.stored.get(OWN)).toMatchObject({ heightCm: 180, revision: 8 }));
  });

  test('is taken, and what was typed can be brought back', async () => {
    const { user } = await collide();
    await user.click(screen.getByRole('button', { name: 'Use the saved version' }));
    expect(height()).toHaveValue('175');
    await user.click(screen.getByRole('button', { name: 'Bring back what I typed' }));
    expect(height()).toHaveValue('180');
  });
});
