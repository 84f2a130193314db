import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import SharingPage from '../../../routes/sharing';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { link, sharing } from './testing/sharing-state';

let http: HttpEdge;
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge();
  http.answer('GET cv/contact-requests', () => jsonReply({ open: true, requests: [] }));
});
afterEach(signOutAtEdge);

function open(state: object, documents: Record<string, Record<string, unknown>> = {}) {
  http.answer('GET cv/links', () => jsonReply(state));
  renderView(<SharingPage />, memoryDocuments(documents));
  return userEvent.setup({ delay: null });
}

test('a link needs a name, is made once, and then stands in the list', async () => {
  const user = open(sharing);
  await user.click(await screen.findByRole('button', { name: 'Make the link' }));
  expect(screen.getByLabelText('Name of the link')).toHaveFocus();
  expect(screen.getByLabelText('Name of the link')).toHaveAccessibleDescription(/Give the link a name/);
  http.answer('POST cv/links', () => jsonReply(link, 201));
  await fill(user, screen.getByLabelText('Name of the link'), '  Trial   in May ');
  await user.click(screen.getByRole('radio', { name: /^Coach/ }));
  await user.selectOptions(screen.getByLabelText('It works for'), '30');
  http.answer('GET cv/links', () => jsonReply({ ...sharing, links: [link] }));
  await user.dblClick(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(`${location.origin}/cv/token`);
  expect(screen.getByRole('heading', { name: 'Trial in May' })).toHaveFocus();
  expect(http.sent('POST cv/links').map(({ body }) => body)).toEqual([
    { label: 'Trial in May', audience: 'coach', days: 30 },
  ]);
  expect(
    screen.getByRole('img', { name: 'QR code of the link Trial in May', hidden: true }),
  ).toBeInTheDocument();
});

test('a link that was made but could not be loaded is told, so that nobody makes it twice', async () => {
  const user = open(sharing);
  await user.type(await screen.findByLabelText('Name of the link'), 'Scout');
  http.answer('POST cv/links', () => jsonReply({ ...link, label: 'Scout' }, 201));
  http.answer('GET cv/links', () => problem(503));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText('We could not load your links again')).toBeVisible();
  http.answer('GET cv/links', () => jsonReply({ ...sharing, links: [{ ...link, label: 'Scout' }] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'End this link' })).toBeVisible();
  expect(screen.queryByText('We could not load your links again')).not.toBeInTheDocument();
});

test('what was typed stays when there is no answer', async () => {
  const user = open(sharing);
  await user.type(await screen.findByLabelText('Name of the link'), 'Scout');
  http.answer('POST cv/links', () => Promise.reject(new TypeError('offline')));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(screen.getByLabelText('Name of the link')).toHaveValue('Scout');
});

test('ending asks first and says what it means', async () => {
  const user = open({ ...sharing, links: [link] });
  await user.click(await screen.findByRole('button', { name: 'End this link' }));
  expect(screen.getByText(/You cannot undo this/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(http.sent('DELETE cv/links/one')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'End this link' }));
  const over = { ...link, state: 'ended', path: null };
  http.answer('DELETE cv/links/one', () => jsonReply({ ...sharing, links: [over] }));
  http.answer('GET cv/links', () => jsonReply({ ...sharing, links: [over] }));
  await user.click(screen.getByRole('button', { name: 'Yes, end it now' }));
  await waitFor(() => expect(screen.queryByLabelText('Link')).not.toBeInTheDocument());
  expect(screen.getByText('1 old link')).toBeVisible();
  // No other link stands there, so the heading of what is left has it.
  expect(document.activeElement).toHaveProperty('tagName', expect.stringMatching(/^H[123]$/));
});

test('after a link the focus is at the same button of the next one', async () => {
  const next = { ...link, id: 'two', label: 'Club day' };
  const user = open({ ...sharing, limit: 2, links: [link, next] });
  const [first] = await screen.findAllByRole('button', { name: 'End this link' });
  if (first) await user.click(first);
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  const left = { ...sharing, limit: 2, links: [{ ...link, state: 'ended', path: null }, next] };
  http.answer('DELETE cv/links/one', () => jsonReply(left));
  http.answer('GET cv/links', () => jsonReply(left));
  await user.click(screen.getByRole('button', { name: 'Yes, end it now' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'End this link' })).toHaveFocus());
});

test('a full plan says so; a plan without PDF offers none', async () => {
  open({ ...sharing, limit: 1, pdf: false, links: [link] });
  expect(await screen.findByText('Your plan has room for 1 live link')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make the link' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download as PDF' })).not.toBeInTheDocument();
});

test('a link the plan has no room for is marked, says what wakes it, and can be ended', async () => {
  const asleep = { ...link, id: 'two', label: 'Old trial', state: 'asleep', path: null };
  const user = open({ ...sharing, limit: 1, links: [link, asleep] });
  const section = within(await screen.findByRole('region', { name: 'Asleep' }));
  expect(section.getByText(/^Your plan includes 1 link, and your newest link uses it\./)).toHaveTextContent(
    /It wakes by itself when a newer link ends or expires, or when your plan includes more/,
  );
  expect(section.getByRole('link', { name: 'See your plan' })).toHaveAttribute(
    'href',
    '/manage-subscription',
  );
  expect(section.getByRole('heading', { name: 'Old trial' })).toBeVisible();
  expect(section.queryByLabelText('Link')).not.toBeInTheDocument();
  expect(section.queryByRole('button', { name: 'Download as PDF' })).not.toBeInTheDocument();
  expect(screen.getByText(/^To make another link, end 2 of those below/)).toHaveTextContent(
    /asleep count too/,
  );
  const live = within(screen.getByRole('region', { name: 'Live links' }));
  await user.click(live.getByRole('button', { name: 'End this link' }));
  expect(live.getByText(/A link of yours that is asleep wakes then\./)).toBeVisible();
  await user.click(live.getByRole('button', { name: 'Keep it' }));
  await user.click(section.getByRole('button', { name: 'End this link' }));
  expect(
    section.getByText('End this link? The link does not wake again. You cannot undo this.'),
  ).toBeVisible();
  const ended = { ...sharing, limit: 1, links: [link, { ...asleep, state: 'ended' }] };
  http.answer('DELETE cv/links/two', () => jsonReply(ended));
  http.answer('GET cv/links', () => jsonReply(ended));
  await user.click(section.getByRole('button', { name: 'Yes, end it now' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Asleep' })).not.toBeInTheDocument());
  expect(screen.getByText('1 old link')).toBeVisible();
});

test('a link that a newer backend describes in words this page does not know stands as not active', async () => {
  const strange = { ...link, id: 'two', label: 'Old trial', state: 'of-tomorrow', path: null };
  const audience = { ...link, id: 'three', label: 'Club day', audience: 'of-tomorrow' };
  const asleep = { ...audience, id: 'four', label: 'Summer', state: 'asleep', path: null };
  open({ ...sharing, limit: 4, links: [link, strange, audience, asleep] });
  const live = within(await screen.findByRole('region', { name: 'Live links' }));
  expect(live.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Trial in May',
    'Club day',
  ]);
  expect(screen.getByRole('region', { name: 'Asleep' })).toHaveTextContent('Summer');
  expect(screen.getByText('1 old link')).toBeVisible();
  expect(screen.getByText('Old trial: not active')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/undefined|of-tomorrow/);
});

describe('a minor', () => {
  const minor = { ...sharing, isAdult: false };

  test('asks a guardian whose address is not the own', async () => {
    const user = open(minor);
    await user.click(await screen.findByRole('button', { name: 'Ask for agreement' }));
    const field = screen.getByLabelText('Email of your parent or guardian');
    expect(field).toHaveAccessibleDescription(/Enter an email address/);
    http.answer('POST cv/publishing-requests', () => problem(422));
    await fill(user, field, 'paula@example.com');
    await user.click(screen.getByRole('button', { name: 'Ask for agreement' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/cannot be your own/));
    const approval = { status: 'pending', guardianEmail: 'p•••@example.com', requestedAt: link.createdAt };
    http.answer('POST cv/publishing-requests', () => jsonReply({ ...minor, approval }));
    http.answer('GET cv/links', () => jsonReply({ ...minor, approval }));
    await user.click(screen.getByRole('button', { name: 'Ask for agreement' }));
    expect(await screen.findByText('Waiting for your parent or guardian')).toBeVisible();
    expect(screen.getByText('Leave it empty to ask p•••@example.com.')).toBeVisible();
  });

  test('with a guardian of the account asks that one: the address stands there and cannot be changed', async () => {
    const known = { ...minor, guardianEmail: 'p•••@example.com', guardianDecides: true };
    const user = open(known);
    const field = await screen.findByLabelText('Email of your parent or guardian');
    expect(field).toHaveValue('p•••@example.com');
    expect(field).toHaveAttribute('readonly');
    expect(field).toHaveAccessibleDescription(/who agreed to your account\. Only they can agree/);
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us');
    await fill(user, field, 'me@example.com');
    const approval = { status: 'pending', guardianEmail: 'p•••@example.com', requestedAt: link.createdAt };
    http.answer('POST cv/publishing-requests', () => jsonReply({ ...known, approval }));
    http.answer('GET cv/links', () => jsonReply({ ...known, approval }));
    await user.click(screen.getByRole('button', { name: 'Ask for agreement' }));
    expect(await screen.findByText('Waiting for your parent or guardian')).toBeVisible();
    expect(http.sent('POST cv/publishing-requests').map(({ body }) => body)).toEqual([{}]);
  });

  test('whose guardian agreed while the page was open reads at the field who decides', async () => {
    const user = open(minor);
    const field = await screen.findByLabelText('Email of your parent or guardian');
    http.answer('POST cv/publishing-requests', () => problem(422, { type: 'guardian-decides' }));
    await fill(user, field, 'me@example.com');
    await user.click(screen.getByRole('button', { name: 'Ask for agreement' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/agreed to your account decides/));
  });

  test.each([
    ['declined', 'Your parent or guardian said no'],
    ['revoked', 'The agreement was withdrawn'],
  ])('reads that it was %s', async (status, title) => {
    open({ ...minor, approval: { status, guardianEmail: 'p•••@example.com', requestedAt: link.createdAt } });
    expect(await screen.findByText(title)).toBeVisible();
  });

  const agreed = { status: 'approved', guardianEmail: 'p•••@example.com', requestedAt: link.createdAt };

  test('whose agreement does not count yet reads from when on it does', async () => {
    const user = open({ ...minor, approval: { ...agreed, countsFrom: '2026-11-24T10:00:00.000Z' } });
    expect(await screen.findByText('Your parent or guardian agreed')).toBeVisible();
    expect(screen.getByText(/24 November 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make the link' })).toBeNull();
    http.answer('GET cv/links', () => jsonReply({ ...minor, approval: { ...agreed, countsFrom: null } }));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('button', { name: 'Make the link' })).toBeVisible();
  });

  test('with agreement makes links, none of them public', async () => {
    open({ ...minor, approval: { ...agreed, countsFrom: null } });
    expect(await screen.findByRole('radio', { name: /^Scout/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^Everybody/ })).not.toBeInTheDocument();
    expect(http.sent('GET cv/contact-requests')).toEqual([]);
  });
});

test('a link for everybody says beforehand that it does not tell the name', async () => {
  const user = open(sharing);
  await screen.findByRole('radio', { name: /^Scout/ });
  expect(screen.queryByText(/A football player/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Everybody/ }));
  expect(
    screen.getByText(/^Your name is not public, so this CV is titled “A football player”/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose who sees your name' })).toBeVisible();
});

test('whose name is public needs no such hint', async () => {
  const user = open(sharing, {
    'profiles/uid-mara/settings/visibility': { fields: { name: 'public' } },
  });
  await user.click(await screen.findByRole('radio', { name: /^Everybody/ }));
  expect(screen.queryByText(/A football player/)).not.toBeInTheDocument();
});
