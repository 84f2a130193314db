import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccountSecurityPage from '../../../routes/account-security';
import { type HttpEdge, signInAtEdge, signOutAtEdge } from '../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';

const account = {
  status: 'active',
  missing: [],
  role: 'player',
  emailVerified: true,
  privateByDefault: true,
  guardianship: {
    status: 'approved',
    guardianEmail: 'p•••@mail.example',
    requestedAt: '2026-11-01T08:00:00.000Z',
    decidedAt: '2026-11-03T08:00:00.000Z',
  },
  deletion: null,
  createdAt: '2026-10-30T08:00:00.000Z',
};

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(signOutAtEdge);

function open(http: HttpEdge, reply: () => Response) {
  http.answer('GET account', reply);
  renderView(<AccountSecurityPage />, memoryDocuments(), '/settings/account');
  return userEvent.setup();
}

const fact = (term: string) => screen.getByText(term).nextElementSibling;

test('says since when, as what and with whose approval', async () => {
  open(await signInAtEdge(), () => jsonReply(account));
  expect(await screen.findByText('Account created')).toBeVisible();
  expect(fact('Account created')).toHaveTextContent('30 October 2026');
  expect(fact('You are')).toHaveTextContent('Player');
  expect(fact('Parent or guardian')).toHaveTextContent('p•••@mail.example – agreed on 3 November 2026');
});

test.each([
  ['pending', 'asked on 1 November 2026, no answer yet'],
  ['declined', 'declined on 3 November 2026'],
  ['revoked', 'withdrew the approval on 3 November 2026'],
])('an approval that is %s', async (status, words) => {
  const decidedAt = status === 'pending' ? null : account.guardianship.decidedAt;
  const guardianship = { ...account.guardianship, status, decidedAt };
  open(await signInAtEdge(), () => jsonReply({ ...account, guardianship }));
  await screen.findByText('Account created');
  expect(fact('Parent or guardian')).toHaveTextContent(words);
});

test('an account that cannot be read leaves the rest of the page usable', async () => {
  const http = await signInAtEdge();
  const user = open(http, () => problem(503));
  expect(await screen.findByText('We could not load your account')).toBeVisible();
  expect(await screen.findByLabelText('New email')).toBeEnabled();
  http.answer('GET account', () => jsonReply(account));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Account created')).toBeVisible();
});
