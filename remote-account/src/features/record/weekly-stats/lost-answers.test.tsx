import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { resetSession } from '@skora/shared/testing';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { openWeek, signInWithoutDrafts } from './testing/week-page';

beforeEach(() => {
  signInWithoutDrafts();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  resetSession();
});

/** Documents whose first write arrives although its answer does not. */
function lossyDocuments() {
  const documents = memoryDocuments();
  const { commit } = documents;
  documents.commit = async (writes) => {
    documents.commit = commit;
    await commit(writes);
    throw new TypeError('Failed to fetch');
  };
  return documents;
}

/** Opens the week with the sheet of a new session: one more tab of the same device. */
function openTab(user: UserEvent, documents: ReturnType<typeof memoryDocuments>) {
  const page = within(openWeek(documents, '&add=training').container);
  const press = (name: string) => user.click(page.getByRole('button', { name }));
  return {
    page,
    press,
    type: async () => {
      await user.click(page.getByRole('radio', { name: '60' }));
      await user.click(page.getByRole('radio', { name: /^4, / }));
    },
    save: () => press('Save session'),
    isClosed: () => waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument()),
  };
}

const sessions = ({ stored }: ReturnType<typeof memoryDocuments>) =>
  [...stored.keys()].filter((path) => /\/trainings\/[^/]+$/.test(path));

/** The browser tells the other tabs what one of them has written. */
const tellTabs = () => act(() => void window.dispatchEvent(new Event('storage')));

/** Two tabs of one device; the first has sent a session whose answer got lost, and the second has been told. */
async function openTwoTabs() {
  const user = userEvent.setup();
  const documents = lossyDocuments();
  const [first, second] = [openTab(user, documents), openTab(user, documents)];
  await first.type();
  await first.save();
  expect(await first.page.findByText('Not saved yet')).toBeVisible();
  tellTabs();
  return { documents, first, second };
}

test('a session like one that was discarded after its answer got lost is a session of its own', async () => {
  const user = userEvent.setup();
  const documents = lossyDocuments();
  const tab = openTab(user, documents);
  await tab.type();
  await tab.save();
  expect(await screen.findByText('Not saved yet')).toBeVisible();
  await tab.press('Discard it');
  await tab.press('Add a session');
  await tab.type();
  await tab.save();
  await tab.isClosed();
  expect(sessions(documents)).toHaveLength(2);
});

test('a session whose answer got lost in one tab is stored once, when a tab that was open before sends it', async () => {
  const { documents, second } = await openTwoTabs();
  await second.save();
  await second.isClosed();
  expect(sessions(documents)).toHaveLength(1);
});

test('a session like one that another tab discarded is stored as a session of its own', async () => {
  const { documents, first, second } = await openTwoTabs();
  await second.press('Discard it');
  tellTabs();
  await first.type();
  await first.save();
  await first.isClosed();
  expect(sessions(documents)).toHaveLength(2);
});

test('where the device keeps nothing, a session that is sent again is stored once all the same', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const user = userEvent.setup();
  const documents = lossyDocuments();
  const tab = openTab(user, documents);
  await tab.type();
  await tab.save();
  expect(await screen.findByText('Not saved yet')).toBeVisible();
  await tab.save();
  await tab.isClosed();
  expect(sessions(documents)).toHaveLength(1);
});
