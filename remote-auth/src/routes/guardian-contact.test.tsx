import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import { problem } from '../testing/account-replies';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { jsonReply, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import GuardianApproval from './guardian-approval';

const token = 'a-token-of-a-guardian_0123456789-0123456789';
const call = `guardian/requests/${token}`;
const contact = { text: 'People who have a link may send me a contact request.', open: false };
const question = {
  subject: 'publishing',
  purpose: 'decide',
  childName: 'Mara F.',
  consent: { version: 'publish-2026-11', text: 'I agree that the player shares the CV.' },
  contact,
  requestedAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-11-28T12:00:00.000Z',
};
const approval = { ...question, purpose: 'revoke', expiresAt: null };

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.getByRole('button', { name });
const user = userEvent.setup({ delay: null });

let http: HttpEdge;
beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = stubHttpEdge();
  sessionStorage.clear();
});

function open() {
  renderView(GuardianApproval, `/guardian-approval?token=${token}`);
}

async function approve(takesContact: boolean) {
  http.answer(call, (_body, method) => jsonReply(method === 'GET' ? question : { status: 'ok' }));
  open();
  await heading('May Mara F. share a football CV?');
  const box = screen.getByRole('checkbox', { name: /^I would like to take contact requests/ });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(contact.text);
  if (takesContact) await user.click(box);
  await fill(user, screen.getByLabelText('Your name'), 'Paula Fictiva');
  await user.click(screen.getByLabelText('the parent'));
  await user.click(button('Approve'));
  expect(screen.getByText(/^You take/)).toBeVisible();
  await user.click(button('Yes, approve'));
  await heading('Approved');
  return http.sent(call).find(({ method }) => method === 'POST')?.body;
}

describe('contact requests', () => {
  it('are taken only when the guardian says so', async () => {
    expect(await approve(true)).toMatchObject({ decision: 'approve', contact: true });
  });

  it('are not taken when nothing is said', async () => {
    expect(await approve(false)).not.toHaveProperty('contact');
  });

  it('can be switched on and off later, also after a failure', async () => {
    http.answer(call, () => jsonReply(approval));
    http.answer(`${call}/contact`, noAnswer);
    open();
    await heading('Your approval for Mara F.');
    await user.click(button('Switch contact requests on'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has been changed.');
    http.answer(`${call}/contact`, () => jsonReply({ status: 'ok' }));
    await user.click(button('Switch contact requests on'));
    expect(await screen.findByText('You take contact requests.')).toBeVisible();
    await user.click(button('Switch contact requests off'));
    expect(await screen.findByText('You take no contact requests.')).toBeVisible();
    const sent = http.sent(`${call}/contact`).map(({ body }) => body);
    expect(sent).toEqual([{ open: true }, { open: true }, { open: false }]);
  });

  it('take the page away when the link has ended meanwhile', async () => {
    http.answer(call, () => jsonReply(approval));
    http.answer(`${call}/contact`, () => problem(410, { type: 'link-used' }));
    open();
    await heading('Your approval for Mara F.');
    await user.click(button('Switch contact requests on'));
    expect(await heading('This link no longer works')).toBeInTheDocument();
  });

  it('are no longer the guardian’s choice once the player is 18, and the page says so', async () => {
    http.answer(call, () => problem(410, { type: 'player-grown' }));
    open();
    await heading('The player is 18 now');
    expect(screen.getByText(/you cannot change anything with this link any more/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /contact requests|Withdraw|Try again/ })).toBeNull();
  });
});
