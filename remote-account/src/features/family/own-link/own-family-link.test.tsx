import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { renderView } from '../../../lib/testing/render-view';
import { OwnFamilyLink } from './own-family-link';

const LINK = 'account/family-link';
const PARENT = 'paula@parent.example';
const user = userEvent.setup({ delay: null });
const link = {
  ...{ invitationId: 'of-paula', guardianEmail: PARENT, guardianName: 'Paula T.' },
  ...{ by: 'player', status: 'invited' },
};
const asked = { ...link, by: 'guardian' };
const FIELD = 'Email of your parent or guardian';

let http: HttpEdge;
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge();
});
afterEach(signOutAtEdge);

function open(own: typeof link | null, possible = true) {
  http.answer(`GET ${LINK}`, () => jsonReply({ possible, link: own }));
  return renderView(<OwnFamilyLink />, memoryDocuments());
}

/** What was pressed has gone, so the focus is on what holds the new state. */
const hasFocusAround = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toContainElement(element));

test('a player invites by an address, and takes it back; the focus stays in the section', async () => {
  open(null);
  await user.type(await screen.findByLabelText(FIELD), ` ${PARENT} `);
  http.answer(`POST ${LINK}`, () => jsonReply({ possible: true, link }));
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  const said = await screen.findByText(`You invited ${PARENT}. They have not answered yet.`);
  await hasFocusAround(said);
  expect(http.sent(`POST ${LINK}`).map(({ body }) => body)).toEqual([{ guardianEmail: PARENT }]);
  http.answer(`DELETE ${LINK}`, () => jsonReply({ possible: true, link: null }));
  await user.click(screen.getByRole('button', { name: 'Take the invitation back' }));
  await hasFocusAround(await screen.findByLabelText(FIELD));
});

test.each([
  [422, /It cannot be your own\.$/],
  [429, /^You have invited often today\./],
  [503, /^We /],
])('an answer of %i is explained, and what was typed stays', async (status, words) => {
  open(null);
  http.answer(`POST ${LINK}`, () => problem(status));
  await user.type(await screen.findByLabelText(FIELD), PARENT);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  expect(screen.getByLabelText(FIELD)).toHaveValue(PARENT);
});

test.each([
  ['Accept', true],
  ['Decline', false],
])('a parent invites: the player reads what it means and can %s', async (name, accept) => {
  open(asked);
  expect(await screen.findByText(/^Paula T\. with the address paula@parent\.example asks/)).toBeVisible();
  expect(screen.getByText(/tell an adult you trust\.$/)).toBeVisible();
  const call = `POST ${LINK}/answer`;
  const after = accept ? { ...asked, status: 'accepted' } : null;
  http.answer(call, () => jsonReply({ possible: true, link: after }));
  await user.click(screen.getByRole('button', { name }));
  const shown = accept ? `${PARENT} sees what others can see of you.` : /^You can invite a parent/;
  await hasFocusAround(await screen.findByText(shown));
  expect(http.sent(call).map(({ body }) => body)).toEqual([{ accept, invitationId: 'of-paula' }]);
});

const REPLACED = 'This invitation was replaced by another one. Read who asks before you answer.';
const STRANGER = 'stranger@elsewhere.example';
const later = { ...asked, invitationId: 'of-a-stranger', guardianEmail: STRANGER, guardianName: 'Sam X.' };

/** While the page shows one invitation another one takes its place, and then the player answers. */
async function answerReplaced(name: string, now: typeof link) {
  open(asked);
  const button = await screen.findByRole('button', { name });
  http.answer(`POST ${LINK}/answer`, () => problem(409, { type: 'invitation-replaced' }));
  http.answer(`GET ${LINK}`, () => jsonReply({ possible: true, link: now }));
  await user.click(button);
}

test.each(['Accept', 'Decline'])(
  'an invitation that was replaced is not answered by %s: the new one is shown, and is answered itself',
  async (name) => {
    await answerReplaced(name, later);
    const said = await screen.findByText(new RegExp(`^Sam X\\. with the address ${STRANGER} asks`));
    expect(screen.queryByText(/^Paula T\./)).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(REPLACED);
    // Not on the button: a second press must not answer what nobody has read.
    await hasFocusAround(said);
    http.answer(`POST ${LINK}/answer`, () => jsonReply({ possible: true, link: null }));
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await hasFocusAround(await screen.findByLabelText(FIELD));
    expect(http.sent(`POST ${LINK}/answer`).at(-1)?.body).toEqual({
      accept: false,
      invitationId: 'of-a-stranger',
    });
  },
);

test('where nothing waits for an answer any more, the page says what is so now', async () => {
  await answerReplaced('Accept', { ...later, status: 'accepted' });
  await hasFocusAround(await screen.findByText(`${STRANGER} sees what others can see of you.`));
  expect(screen.queryByText(REPLACED)).toBeNull();
});

test('a replaced invitation stays while the new one cannot be read', async () => {
  open(asked);
  const accept = await screen.findByRole('button', { name: 'Accept' });
  http.answer(`POST ${LINK}/answer`, () => problem(409, { type: 'invitation-replaced' }));
  http.answer(`GET ${LINK}`, () => problem(503));
  await user.click(accept);
  expect(await screen.findByText(/^Nothing has been changed\./)).toBeVisible();
  expect(screen.getByText(/^Paula T\./)).toBeVisible();
});

test('a link that could not be ended stays, and says so', async () => {
  open({ ...link, status: 'accepted' });
  http.answer(`DELETE ${LINK}`, () => problem(503));
  await user.click(await screen.findByRole('button', { name: 'End this' }));
  expect(await screen.findByText(/^Nothing has been changed\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'End this' })).toBeVisible();
});

test('who may not be linked sees nothing', async () => {
  const { container } = open(null, false);
  await waitFor(() => expect(http.sent(`GET ${LINK}`)).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('p, form, button, [aria-busy]')).toBeNull());
});
