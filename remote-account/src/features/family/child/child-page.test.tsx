import { screen, waitFor, within } from '@testing-library/react';
import { addNativeDialog, fill } from '@skora/shared/testing';
import { signOutAtEdge } from '../../../lib/testing/http-edge';
import { mara } from '../../../lib/testing/identity-replies';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { child, openFamily, overview, request } from '../lib/testing/open-family';
import { ChildPage } from './child-page';

beforeAll(addNativeDialog);
beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(signOutAtEdge);

const LINA = 'GET family/uid-lina';
const AGREE = 'POST family/uid-lina/push-agreement';
const links = [
  {
    ...{ id: 'l-1', audience: 'link' },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', expiresAt: '2026-12-01T10:00:00.000Z' },
  },
  {
    ...{ id: 'l-2', audience: 'coach' },
    ...{ createdAt: '2026-11-02T10:00:00.000Z', expiresAt: '2026-12-02T10:00:00.000Z' },
  },
];

const openChild = (shown: object) =>
  openFamily(<ChildPage id="uid-lina" />, { shown: { ...child, overview, ...shown } });

test('a parent reads what messages are, signs, and the agreement stands in the list', async () => {
  const { http, user } = await openChild({});
  const section = within(await screen.findByRole('region', { name: 'Messages on devices' }));
  expect(section.getByText(/Under 18 that needs your agreement\.$/)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Read and decide' }));
  expect(screen.getByText(child.push.consent.text)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Agree' }));
  expect(section.getAllByText('Choose who you are to the player.')[0]).toBeVisible();
  await user.click(section.getByLabelText('the parent'));
  http.answer(AGREE, () => jsonReply({ status: 'ok' }));
  const agreements = [{ ...request, subject: 'push', purpose: 'revoke', contact: null }];
  const push = { ...child.push, agreed: true };
  http.answer(LINA, () => jsonReply({ ...child, push, overview: { ...overview, agreements } }));
  await user.click(section.getByRole('button', { name: 'Agree' }));
  expect(await section.findByText(/You agreed\. You can withdraw it/)).toBeVisible();
  expect(section.getByRole('heading')).toHaveFocus();
  expect(within(screen.getByRole('article')).getByText('Messages on devices')).toBeVisible();
  expect(http.sent(AGREE).map(({ body }) => body)).toEqual([
    { name: expect.any(String), relationship: 'parent', textVersion: 'push-2026-11' },
  ]);
});

test('“Not now” sends nothing and keeps the focus in the section; a failure keeps what was typed', async () => {
  const { http, user } = await openChild({});
  const section = within(await screen.findByRole('region', { name: 'Messages on devices' }));
  await user.click(section.getByRole('button', { name: 'Read and decide' }));
  await user.click(section.getByRole('button', { name: 'Not now' }));
  expect(section.getByRole('heading')).toHaveFocus();
  await user.click(section.getByRole('button', { name: 'Read and decide' }));
  http.answer(AGREE, () => problem(503));
  await user.clear(section.getByLabelText('Your name'));
  await user.type(section.getByLabelText('Your name'), 'Paula Testkind');
  await user.click(section.getByLabelText('the legal guardian'));
  await user.click(section.getByRole('button', { name: 'Agree' }));
  expect(await section.findByText(/^Nothing has been decided\./)).toBeVisible();
  expect(section.getByLabelText('Your name')).toHaveValue('Paula Testkind');
});

test('while the account waits nobody agrees to messages', async () => {
  await openChild({ status: 'pending-guardian' });
  const section = within(await screen.findByRole('region', { name: 'Messages on devices' }));
  expect(section.getByText(/and an open account\.$/)).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
});

test('words that only a newer backend knows are left out, and nothing reads “undefined”', async () => {
  const showcase = {
    id: 'day',
    title: 'Club day',
    place: 'of-tomorrow',
    startsAt: '2026-12-01T10:00:00.000Z',
  };
  const agreement = { ...request, subject: 'of-tomorrow', purpose: 'revoke', contact: null };
  await openChild({
    bond: 'of-tomorrow',
    plan: { tier: 'of-tomorrow', payer: 'of-tomorrow', paysHere: false },
    overview: {
      ...overview,
      links: [{ ...links[0], audience: 'of-tomorrow' }],
      showcases: [showcase],
      agreements: [agreement],
    },
  });
  expect(await screen.findByText('1 link works:')).toBeVisible();
  expect(screen.getByText(/^Made on 1 November 2026, until 1 December 2026$/)).toBeVisible();
  expect(screen.getByText('Club day, 1 December 2026')).toBeVisible();
  expect(screen.getByText('Another agreement')).toBeVisible();
  expect(screen.getByText('A new plan.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/undefined|of-tomorrow/);
});

test('the day of a showcase is the one at its place', async () => {
  const kiritimati = {
    ...{ id: 'day', title: 'Open day', place: 'registered' },
    ...{ startsAt: '2026-12-11T12:00:00.000Z', timeZone: 'Pacific/Kiritimati' },
  };
  const niue = {
    ...kiritimati,
    title: 'Island day',
    startsAt: '2026-12-11T10:00:00.000Z',
    timeZone: 'Pacific/Niue',
  };
  await openChild({ overview: { ...overview, showcases: [kiritimati, niue] } });
  expect(
    await screen.findByText(
      'Open day, 12 December 2026: has a place; Island day, 10 December 2026: has a place',
    ),
  ).toBeVisible();
});

test('a single link is ended after a question in its place; the other stays', async () => {
  const { http, user } = await openChild({ overview: { ...overview, links } });
  expect(await screen.findByText('2 links work:')).toBeVisible();
  const first = screen.getByRole('button', { name: /^End this link: Anyone who has the link/ });
  await user.click(first);
  expect(screen.getByRole('group', { name: /^End this link\? It stops working at once/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('button', { name: /^End this link: Anyone/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^End this link: Anyone/ }));
  const call = 'DELETE family/uid-lina/share-links/l-1';
  http.answer(call, () => problem(503));
  await user.click(screen.getByRole('button', { name: 'Yes, end it' }));
  expect(await screen.findByText(/^The link still works\./)).toBeVisible();
  http.answer(call, () => jsonReply({ status: 'ok' }));
  http.answer(LINA, () => jsonReply({ ...child, overview: { ...overview, links: links.slice(1) } }));
  await user.click(screen.getByRole('button', { name: 'Yes, end it' }));
  const said = await screen.findByText('The link has ended. Lina T. reads it under Notifications.');
  expect(said).toHaveAttribute('role', 'status');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^End this link: A coach who has the link/ })).toHaveFocus(),
  );
  expect(screen.getByText('1 link works:')).toBeVisible();
  expect(screen.getByText(/^A coach who has the link, made on 2 November 2026/)).toBeVisible();
});

test('a link that sleeps is marked as such, and can be ended', async () => {
  const [awake, older] = links;
  const { http, user } = await openChild({
    overview: { ...overview, links: [awake, { ...older, asleep: true }] },
  });
  expect(await screen.findByText('1 link works, 1 is asleep:')).toBeVisible();
  expect(screen.getByText(/^Asleep: the plan has no room for it/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^End this link/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^End this link: Anyone/ }));
  expect(screen.getByText(/^End this link\? It stops working at once/)).toHaveTextContent(
    /A link that is asleep works again then\. End that one first if you do not want it to\./,
  );
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: /^End this link: A coach/ }));
  expect(screen.getByRole('group', { name: 'End this link? It does not wake again.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  http.answer('DELETE family/uid-lina/share-links/l-2', () => problem(503));
  await user.click(screen.getByRole('button', { name: 'Yes, end it' }));
  expect(await screen.findByText(/^The link has not ended\./)).toBeVisible();
});

test('a parent linked by invitation sees the links and ends none', async () => {
  await openChild({ bond: 'linked', overview: { ...overview, links } });
  expect(await screen.findByText('2 links work:')).toBeVisible();
  expect(screen.queryByRole('button', { name: /End this link/ })).toBeNull();
});

test('a parent takes over a deletion that the child has planned; one of the parent’s own is asked for once', async () => {
  const dueAt = '2026-11-28T16:00:00.000Z';
  const { http, user } = await openChild({ deletion: { dueAt, byGuardian: false } });
  expect(await screen.findByText(/Lina T\. asked for it, and can cancel it until then/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete the account of Lina T.' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the account of Lina T.?' }));
  expect(dialog.getByText(/The day stays\. After that only you can keep the account/)).toBeVisible();
  http.answer('POST family/uid-lina/deletion', () => jsonReply({ dueAt }));
  http.answer(LINA, () => jsonReply({ ...child, overview, deletion: { dueAt, byGuardian: true } }));
  await fill(user, dialog.getByLabelText('Current password'), mara.password);
  await user.click(dialog.getByRole('button', { name: 'Delete the account' }));
  expect(await screen.findByRole('button', { name: 'Keep the account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete the account of Lina T.' })).toBeNull();
});
