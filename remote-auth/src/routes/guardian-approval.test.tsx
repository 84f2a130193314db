import { StrictMode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import { problem } from '../testing/account-replies';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { jsonReply, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import GuardianApproval from './guardian-approval';

const token = 'a-token-of-a-guardian_0123456789-0123456789';
const call = `guardian/requests/${token}`;
const question = {
  subject: 'account',
  purpose: 'decide',
  childName: 'Mara F.',
  consent: { version: 'guardian-2026-11', text: 'I am a parent or legal guardian of this player.' },
  requestedAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-11-28T12:00:00.000Z',
};
const ask = 'May Mara F. have a SKORA account?';

function StrictGuardianApproval() {
  return (
    <StrictMode>
      <GuardianApproval />
    </StrictMode>
  );
}

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('/guardian-approval', () => {
  let http: HttpEdge;
  let decide: (body: Record<string, unknown>) => Response | Promise<Response>;
  const decisions = () => http.sent(call).filter(({ method }) => method === 'POST');

  beforeEach(() => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http = stubHttpEdge();
    decide = () => jsonReply({ status: 'ok' });
    http.answer(call, (body, method) => (method === 'GET' ? jsonReply(question) : decide(body)));
    sessionStorage.clear();
  });

  async function openQuestion() {
    renderView(StrictGuardianApproval, `/guardian-approval?token=${token}`);
    await heading(ask);
    return userEvent.setup({ delay: null });
  }

  async function sign(choice: 'Approve' | 'Decline') {
    const user = await openQuestion();
    await fill(user, screen.getByLabelText('Your name'), ' Paula  Fictiva ');
    await user.click(screen.getByLabelText('the parent'));
    await user.click(button(choice));
    return user;
  }

  it('shows the question and its text and decides nothing by being opened', async () => {
    await openQuestion();
    expect(screen.getByText(question.consent.text)).toBeInTheDocument();
    expect(screen.getByText(/Version guardian-2026-11/)).toHaveTextContent('open until 28 November 2026');
    expect(decisions()).toEqual([]);
    expect(window.location.search).toBe('');
    expect(window.history.state).toEqual({ usr: null, key: 'from-host' });
  });

  it.each([
    ['Approve', 'Yes, approve', 'approve', 'Approved'],
    ['Decline', 'Yes, decline', 'decline', 'Declined'],
  ] as const)('takes "%s" once, after a last look', async (choice, confirm, decision, result) => {
    const user = await sign(choice);
    expect(decisions()).toEqual([]);
    await user.dblClick(button(confirm));
    expect(await heading(result)).toHaveFocus();
    expect(decisions().map(({ body }) => body)).toEqual([
      { decision, name: 'Paula Fictiva', relationship: 'parent', textVersion: 'guardian-2026-11' },
    ]);
  });

  it.each([
    [false, /opens again when you approve again, or once Mara F\. is old enough/],
    [true, /old enough in their country to decide alone, so the account stays open/],
  ])('says what a withdrawal means; the player decides alone: %s', async (decidesAlone, words) => {
    http.answer(call, () => jsonReply({ ...question, purpose: 'revoke', decidesAlone }));
    http.answer(`${call}/revoke`, () => jsonReply({ status: 'ok' }));
    renderView(StrictGuardianApproval, `/guardian-approval?token=${token}`);
    await heading('Your approval for Mara F.');
    const user = userEvent.setup({ delay: null });
    await user.click(button('Withdraw approval'));
    await user.click(button('Yes, withdraw'));
    await heading('Approval withdrawn');
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('says before a no that the account of who decides alone is open all the same', async () => {
    http.answer(call, (body, method) =>
      method === 'GET' ? jsonReply({ ...question, decidesAlone: true }) : decide(body),
    );
    await sign('Decline').then((user) => user.click(button('Yes, decline')));
    await heading('Declined');
    expect(screen.getByText(/the account is open without your agreement/)).toBeInTheDocument();
  });

  it('asks about a shared CV in words of its own, and answers the text it has shown', async () => {
    const consent = { version: 'publish-2026-11', text: 'I agree that the player shares the CV.' };
    http.answer(call, (body, method) =>
      method === 'GET' ? jsonReply({ ...question, subject: 'publishing', consent }) : decide(body),
    );
    renderView(StrictGuardianApproval, `/guardian-approval?token=${token}`);
    await heading('May Mara F. share a football CV?');
    const user = userEvent.setup({ delay: null });
    await fill(user, screen.getByLabelText('Your name'), 'Paula Fictiva');
    await user.click(screen.getByLabelText('the parent'));
    await user.click(button('Decline'));
    await heading('Decline that Mara F. shares the CV?');
    await user.click(button('Yes, decline'));
    expect(await heading('Declined')).toHaveFocus();
    expect(screen.getByText(/The CV stays private/)).toBeInTheDocument();
    expect(decisions()[0]?.body).toMatchObject({ decision: 'decline', textVersion: 'publish-2026-11' });
  });

  it('lets the guardian go back, with everything as it was', async () => {
    const user = await sign('Approve');
    await user.click(button('Go back'));
    expect(screen.getByLabelText('Your name')).toHaveValue(' Paula  Fictiva ');
    expect(screen.getByLabelText('the parent')).toBeChecked();
  });

  it('asks who decides before it asks anything else', async () => {
    const user = await openQuestion();
    await user.click(button('Decline'));
    const summary = screen.getByRole('group', { name: 'Please check the form' });
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await user.type(screen.getByLabelText('Your name'), 'P');
    await user.click(screen.getByLabelText('the legal guardian'));
    expect(screen.queryByRole('group', { name: 'Please check the form' })).toBeNull();
  });

  it('says that nothing was decided when the answer does not come, and takes another try', async () => {
    decide = noAnswer;
    const user = await sign('Approve');
    await user.click(button('Yes, approve'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has been decided.');
    decide = () => jsonReply({ status: 'ok' });
    await user.click(button('Yes, approve'));
    expect(await heading('Approved')).toBeInTheDocument();
  });

  it('explains a link that was used while the page was open', async () => {
    decide = () => problem(410, { type: 'link-used' });
    const user = await sign('Approve');
    await user.click(button('Yes, approve'));
    expect(await heading('This link no longer works')).toBeInTheDocument();
  });

  it('explains that the text has changed', async () => {
    decide = () => problem(409);
    const user = await sign('Approve');
    await user.click(button('Yes, approve'));
    expect(await heading('The text has changed')).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await heading(ask)).toBeInTheDocument();
  });

  it('withdraws an approval', async () => {
    http.answer(call, () => jsonReply({ ...question, purpose: 'revoke', expiresAt: null }));
    http.answer(`${call}/revoke`, () => jsonReply({ status: 'ok' }));
    renderView(GuardianApproval, `/guardian-approval?token=${token}`);
    await heading('Your approval for Mara F.');
    const user = userEvent.setup({ delay: null });
    await user.click(button('Withdraw approval'));
    expect(http.sent(`${call}/revoke`)).toEqual([]);
    await user.dblClick(button('Yes, withdraw'));
    expect(await heading('Approval withdrawn')).toHaveFocus();
    expect(http.sent(`${call}/revoke`)).toHaveLength(1);
  });

  it.each([
    [404, 'about:blank', 'This link no longer works', /We do not know it/],
    [410, 'link-used', 'This link no longer works', /answered already/],
    [410, 'link-expired', 'This link no longer works', /for 7 days/],
    [410, 'link-replaced', 'This link no longer works', /newest email/],
    [429, 'about:blank', 'Too many requests', /Wait a minute/],
    [503, 'about:blank', 'Your link could not be checked', /still good/],
  ])('explains %d %s and offers a way on', async (status, type, title, text) => {
    http.answer(call, () => problem(status, { type }));
    renderView(GuardianApproval, `/guardian-approval?token=${token}`);
    expect(await heading(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  });

  it('can be tried again when there was no answer', async () => {
    http.answer(call, noAnswer);
    renderView(GuardianApproval, `/guardian-approval?token=${token}`);
    await heading('Your link could not be checked');
    http.answer(call, () => jsonReply(question));
    await userEvent.click(button('Try again'));
    expect(await heading(ask)).toBeInTheDocument();
  });

  it.each([
    ['', 'Open the link from your email'],
    ['?token=', 'Open the link from your email'],
    ['?token=%3Cscript%3E', 'This link no longer works'],
    ['?token=abc', 'This link no longer works'],
    ['?token=%00', 'This link no longer works'],
    ['?token=%E0%A4%A', 'This link no longer works'],
    ['?token=__proto__', 'This link no longer works'],
    ['?token=..%2F..%2Faccount', 'This link no longer works'],
    ['?token=../../account', 'This link no longer works'],
    [`?token=${token}&token=${token}`, 'This link no longer works'],
    [`?token=${'a'.repeat(5000)}`, 'This link no longer works'],
  ])('judges %.30s without asking anybody', async (search, title) => {
    renderView(GuardianApproval, `/guardian-approval${search}`);
    expect(await heading(title)).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(http.requests).toEqual([]);
  });

  it('shows a hostile name as text', async () => {
    http.answer(call, () => jsonReply({ ...question, childName: '<img src=x onerror=alert(1)>' }));
    renderView(GuardianApproval, `/guardian-approval?token=${token}`);
    await heading('May <img src=x onerror=alert(1)> have a SKORA account?');
    expect(document.querySelector('img')).toBeNull();
  });
});
