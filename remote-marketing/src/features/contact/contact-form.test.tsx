import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestConfig, signInAs } from '@skora/shared/testing';
import { SAMPLE_OPERATOR } from '@skora/shared/utils/operator';
import { atEdge, problem, signInAtEdge, signOutAtEdge } from '../../testing/http-edge';
import { openPrerendered, prerenderPage, visitPage } from '../../testing/render-page';
import { signedOut } from '../../testing/visitor';
import { ContactForm } from './contact-form';

const CALL = 'POST contact/messages';
const TEXT = 'May we write about your path?';
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fill(): void {
  put('Topic', 'press');
  put('Name', 'Robin');
  put('Email', ' robin@example.com ');
  put('Message', TEXT);
}

beforeEach(() => {
  signedOut();
  provideTestConfig();
});

test('an empty form names every problem, at the top and at the field, and sends nothing', async () => {
  const edge = atEdge();
  visitPage(<ContactForm />);
  await send();
  expect(screen.getByRole('group', { name: 'Please check the form' })).toBeVisible();
  expect(screen.getByLabelText('Topic')).toHaveFocus();
  expect(screen.getAllByText('Choose a topic.')).toHaveLength(2);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Enter your email address, so that we can answer.',
  );
  put('Email', 'r');
  expect(screen.queryByText('Enter your email address, so that we can answer.')).toBeNull();
  expect(edge.sent(CALL)).toEqual([]);
});

test('a good message is sent once and answered by its ticket, which has the focus', async () => {
  const edge = atEdge();
  edge.answer(CALL, () => Response.json({ ticket: 'SK-7Q2M-X04D', answerTime: 'three working days' }));
  visitPage(<ContactForm />);
  fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('SK-7Q2M-X04D')).toBeVisible();
  expect(screen.getByText(/A person answers within three working days/)).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toHaveTextContent('SK-7Q2M-X04D');
  expect(edge.sent(CALL)).toEqual([
    {
      body: {
        topic: 'press',
        name: 'Robin',
        email: 'robin@example.com',
        message: TEXT,
        website: '',
        startedAt: expect.any(Number) as number,
      },
      authorization: null,
      key: expect.any(String),
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Robin');
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), /Check your connection/],
  ['a busy hour', () => problem(429, { retryAfter: 90 }), /try again in 2 minutes/],
  ['a failure', () => problem(503), /Something went wrong on our side/],
])('%s loses nothing, and the next try goes through', async (_what, reply, words) => {
  const edge = atEdge();
  edge.answer(CALL, reply);
  visitPage(<ContactForm />);
  fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Message')).toHaveValue(TEXT);
  edge.answer(CALL, () => Response.json({ ticket: 'SK-1', answerTime: 'one working day' }));
  await send();
  expect(await screen.findByText('SK-1')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  const [first, second] = edge.sent(CALL);
  expect(second).toEqual(first);
});

test('a field that only the backend refuses is named at the field', async () => {
  const edge = atEdge();
  edge.answer(CALL, () =>
    problem(400, { errors: [{ at: 'body/email', message: 'must be one email address' }] }),
  );
  visitPage(<ContactForm />);
  fill();
  await send();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Enter an email address like name@example.com.',
  );
});

test('a worry is told where it goes; the address may choose the topic and name a clip', () => {
  const clip = `abcdefghijk-${'0'.repeat(32)}`;
  openPrerendered(<ContactForm />, { path: `/contact-us?topic=safeguarding&clip=${clip}` });
  expect(screen.getByLabelText('Topic')).toHaveValue('safeguarding');
  expect(screen.queryByText(/We answer within/)).toBeNull();
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(
    /You do not have to ask anybody first/,
  );
  expect(screen.getByLabelText('Message')).toHaveValue(`About the clip ${clip}: `);
});

test('a worry is told by when we answer, where that is promised', () => {
  provideTestConfig({ operator: { ...SAMPLE_OPERATOR, urgentAnswerTime: 'one working day' } });
  openPrerendered(<ContactForm />, { path: '/contact-us?topic=safeguarding' });
  expect(screen.getByText('We answer within one working day.')).toBeVisible();
});

test('without a promise the ticket says nothing of a time', async () => {
  const edge = atEdge();
  edge.answer(CALL, () => Response.json({ ticket: 'SK-3' }));
  visitPage(<ContactForm />);
  fill();
  await send();
  expect(await screen.findByText('SK-3')).toBeVisible();
  expect(screen.queryByText(/answers within/)).toBeNull();
});

test('a club writes about its listing from a link, without an account', async () => {
  const edge = atEdge();
  edge.answer(CALL, () => Response.json({ ticket: 'SK-4' }));
  openPrerendered(<ContactForm />, { path: '/contact-us?topic=academy-listing' });
  expect(screen.getByLabelText('Topic')).toHaveDisplayValue('Listing of an academy');
  put('Name', 'Robin');
  put('Email', 'robin@club.example');
  put('Message', TEXT);
  await send();
  expect(await screen.findByText('SK-4')).toBeVisible();
  expect(edge.sent(CALL)).toMatchObject([{ body: { topic: 'academy-listing' }, authorization: null }]);
});

test('clubs and scouts are offered an answer and no access', () => {
  visitPage(<ContactForm />);
  expect(screen.getByRole('option', { name: 'I write for a club or as a scout' })).toHaveValue(
    'scout-access',
  );
  expect(screen.queryByRole('option', { name: /access/i })).toBeNull();
});

test('an odd address fills in nothing', () => {
  openPrerendered(<ContactForm />, { path: '/contact-us?topic=gossip&clip=<b>x</b>' });
  expect(screen.getByLabelText('Topic')).toHaveValue('');
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('without JavaScript the site takes the message in, and nothing typed can end in the address', () => {
  const html = prerenderPage(<ContactForm />);
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).toMatch(/<form [^>]*action="\/forms\/contact"/);
  for (const name of ['topic', 'name', 'email', 'message', 'website']) {
    expect(html).toMatch(new RegExp(` name="${name}"`));
  }
  // First, so that Enter presses it.
  expect(html).toMatch(/<noscript[^>]*><button type="submit" class="[^"]*">.*Send message.*disabled=""/s);
});

test('nothing can be sent before the form is able to keep what was typed', () => {
  expect(prerenderPage(<ContactForm />)).toMatch(/<button type="submit" disabled=""/);
  openPrerendered(<ContactForm />);
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test('a trap that nobody sees is out of reach of keyboards and screen readers', () => {
  const { container } = visitPage(<ContactForm />);
  const trap = container.querySelector('input[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
});

describe('signed in', () => {
  afterEach(signOutAtEdge);

  test('name and address are there already, and the message carries who sends it', async () => {
    const edge = await signInAtEdge();
    edge.answer(CALL, () => Response.json({ ticket: 'SK-2', answerTime: 'three working days' }));
    visitPage(<ContactForm />);
    expect(screen.getByLabelText('Email')).toHaveValue('mara@skora.example');
    put('Topic', 'support');
    put('Message', TEXT);
    await send();
    expect(await screen.findByText('SK-2')).toBeVisible();
    expect(edge.sent(CALL)[0]?.authorization).toMatch(/^Bearer /);
  });

  test('who types before it is known who is signed in gets them too, but for what was typed', () => {
    visitPage(<ContactForm />);
    put('Message', TEXT);
    act(() => void signInAs());
    expect(screen.getByLabelText('Name')).toHaveValue('Mara Fictiva');
    expect(screen.getByLabelText('Email')).toHaveValue('mara@skora.example');
    expect(screen.getByLabelText('Message')).toHaveValue(TEXT);
  });
});
