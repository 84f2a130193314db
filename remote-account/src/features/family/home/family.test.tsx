import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addNativeDialog, fill, signInAs } from '@skora/shared/testing';
import CvPage from '../../../routes/cv';
import FamilyPage from '../../../routes/family';
import { ChildPage } from '../child/child-page';
import { signOutAtEdge } from '../../../lib/testing/http-edge';
import { mara } from '../../../lib/testing/identity-replies';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { renderView } from '../../../lib/testing/render-view';
import { child, openFamily, overview, request } from '../lib/testing/open-family';

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(signOutAtEdge);

const title = () => screen.getByRole('heading', { level: 1 });

test('a parent reads the whole text, answers once, and reading goes on at what is left', async () => {
  const { http, user } = await openFamily(<FamilyPage />);
  expect(await screen.findByRole('heading', { name: '1 question waits for your answer' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read and answer' }));
  expect(screen.getByText(request.consent.text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(screen.getAllByText('Choose who you are to the player.')[0]).toBeVisible();
  await user.click(screen.getByLabelText('the parent'));
  const call = 'POST family/uid-lina/requests/r-1';
  http.answer(call, () => jsonReply({ status: 'ok' }));
  http.answer('GET family', () => jsonReply({ children: [child] }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const rest = await screen.findByRole('heading', { name: 'Nothing waits for your answer' });
  expect(rest).toHaveFocus();
  expect(http.sent(call).map(({ body }) => body)).toEqual([
    {
      decision: 'approve',
      name: expect.any(String),
      relationship: 'parent',
      textVersion: 'publish-2026-11-b',
    },
  ]);
});

test('a question that has ended says so and loses nothing', async () => {
  const { http, user } = await openFamily(<FamilyPage />);
  await user.click(await screen.findByRole('button', { name: 'Read and answer' }));
  http.answer('POST family/uid-lina/requests/r-1', () => problem(410));
  await user.click(screen.getByLabelText('the parent'));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/has ended or was answered already/)).toBeVisible();
  expect(screen.getByLabelText('the parent')).toBeChecked();
});

test('a parent with nobody is told how the child is found, and invites by an address', async () => {
  const { http, user } = await openFamily(<p />);
  http.answer('GET family', () => jsonReply({ children: [] }));
  renderView(<FamilyPage />, memoryDocuments(), '/family');
  expect(await screen.findByText('No child is linked with you yet')).toBeVisible();
  http.answer('POST family/invitations', () => jsonReply({ status: 'ok' }));
  await fill(user, screen.getByLabelText('Email of your child’s account'), 'kid@player.example');
  await user.click(screen.getByRole('button', { name: 'Invite your child' }));
  await waitFor(() =>
    expect(http.sent('POST family/invitations')[0]?.body).toEqual({ email: 'kid@player.example' }),
  );
});

test('a family that cannot be read can be asked for again', async () => {
  const { http } = await openFamily(<p />);
  http.answer('GET family', () => problem(503));
  renderView(<FamilyPage />, memoryDocuments(), '/family');
  expect(await screen.findByText('We could not load your family')).toBeVisible();
  http.answer('GET family', () => jsonReply({ children: [child] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Lina T.' })).toHaveAttribute('href', '/family/uid-lina');
});

test('an agreement is taken back after a last look', async () => {
  const { http, user } = await openFamily(<p />);
  const agreements = [{ ...request, purpose: 'revoke' }];
  http.answer('GET family/uid-lina', () => jsonReply({ ...child, overview: { ...overview, agreements } }));
  addNativeDialog();
  renderView(<ChildPage id="uid-lina" />, memoryDocuments(), '/family/uid-lina');
  const card = await screen.findByRole('article');
  expect(within(card).getByText('Sharing the CV by links')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Withdraw' }));
  const call = 'POST family/uid-lina/requests/r-1/withdrawal';
  http.answer(call, () => jsonReply({ status: 'ok' }));
  http.answer('GET family/uid-lina', () => jsonReply({ ...child, overview }));
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw', hidden: true }));
  expect(await screen.findByText('Nothing at the moment.')).toBeVisible();
  expect(http.sent(call)).toHaveLength(1);
});

test('a parent chooses a day for the weekly email; there is none before, and a failure shows what is saved', async () => {
  const { http, user } = await openFamily(<FamilyPage />);
  const day = await screen.findByLabelText('Weekly email');
  expect(day).toHaveValue('never');
  await user.selectOptions(day, 'Every Sunday');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(http.sent('PUT notifications/settings').map(({ body }) => body)).toMatchObject([{ weeklyDay: 7 }]);
  http.answer('PUT notifications/settings', () => problem(503));
  await user.selectOptions(day, 'No weekly email');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(day).toHaveValue('7');
});

test('somebody else’s child, or nobody’s, is one calm page', async () => {
  const { http } = await openFamily(<p />);
  http.answer('GET family/uid-lina', () => problem(404));
  renderView(<ChildPage id="uid-lina" />, memoryDocuments(), '/family/uid-lina');
  expect(await screen.findByText('There is nothing to see here')).toBeVisible();
});

test('players, and parents with an unverified address, are told what this page is', async () => {
  await openFamily(<FamilyPage />, { role: 'player' });
  expect(title()).toHaveTextContent('This page is for parents');
  act(() => void signInAs({ uid: mara.uid, emailVerified: false }, 'tier0', 'active', 'guardian'));
  expect(title()).toHaveTextContent('Verify your email first');
  act(() => void signInAs({ uid: mara.uid }, 'tier0', 'incomplete'));
  expect(title()).toHaveTextContent('Finish your account first');
});

test('a page for players sends a parent to the family', async () => {
  await openFamily(<CvPage />);
  expect(title()).toHaveTextContent('This page is for players');
  expect(screen.getByRole('link', { name: 'Go to your family' })).toHaveAttribute('href', '/family');
});
