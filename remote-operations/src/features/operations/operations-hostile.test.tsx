import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CANARY, OVERVIEW } from '../../testing/example-overview';
import { jsonReply, signInAtEdge, signOutAtEdge, type HttpEdge } from '../../testing/http-edge';
import { OperationsPage } from './operations-page';

const READ = 'GET operations';
const STOP = 'POST operations/remotes/remote-auth/stop';
const user = userEvent.setup();

let http: HttpEdge;
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge(true);
  http.answer(READ, () => jsonReply(OVERVIEW));
});
afterEach(async () => {
  await signOutAtEdge();
  jest.restoreAllMocks();
});

test('two quick presses decide once', async () => {
  let answer: (reply: Response) => void = () => undefined;
  http.answer(STOP, () => new Promise((resolve) => (answer = resolve)));
  render(<OperationsPage />);
  await user.click(
    within(await screen.findByRole('article')).getByRole('button', { name: 'Stop remote-auth' }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It flickers.');
  await user.dblClick(screen.getByRole('button', { name: 'Yes, stop it' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(http.sent(STOP)).toHaveLength(1));
  await act(async () => answer(jsonReply({ decision: 'stop' })));
  await screen.findByText(`The canary ${CANARY} of remote-auth is stopped.`);
  expect(http.sent(STOP)).toHaveLength(1);
});

test('what others have written is text', async () => {
  const markup = '<img src=x alt="" onerror="alert(1)">';
  const remotes = OVERVIEW.remotes.map((remote) => ({
    ...remote,
    owner: markup,
    history: remote.history.map((event) => ({ ...event, who: markup, notes: markup })),
  }));
  http.answer(READ, () => jsonReply({ ...OVERVIEW, remotes }));
  render(<OperationsPage />);
  const history = within(await screen.findByRole('table', { name: 'Last 12 changes' }));
  expect(history.getAllByText(markup)).toHaveLength(2);
  expect(document.querySelector('img')).toBeNull();
});
