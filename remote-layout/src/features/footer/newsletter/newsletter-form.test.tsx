import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEvent, type ToastRequest } from '@skora/shared/events';
import { fill, provideTestConfig } from '@skora/shared/testing';
import { NewsletterForm } from './newsletter-form';

const field = () => screen.getByRole('textbox', { name: 'Your email' });
const button = () => screen.getByRole('button');
const toasts: ToastRequest[] = [];
const requests: Request[] = [];
const FAILED = 'Subscription failed. Please try again.';
const NO_ANSWER = 'An error occurred while subscribing.';

let answer: (value: Response | Promise<never>) => void;
let stopListening: () => void;

beforeEach(() => {
  provideTestConfig();
  toasts.length = 0;
  requests.length = 0;
  stopListening = onEvent('shell:toast-requested', (toast) => toasts.push(toast));
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    requests.push(input as Request);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
});

afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
});

async function send(text: string) {
  const user = userEvent.setup();
  render(<NewsletterForm />);
  if (text) await fill(user, field(), text);
  await user.click(button());
  return user;
}

function reply(status: number): Response {
  return new Response('{}', { status, headers: { 'content-type': 'application/json' } });
}

it.each(['', '   ', 'player', 'player.example'])('refuses %j without a request', async (text) => {
  await send(text);
  expect(toasts).toEqual([{ kind: 'error', message: 'Please enter a valid email.', inPage: true }]);
  expect(requests).toEqual([]);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(field()).toHaveAccessibleDescription('Please enter a valid email.');
  expect(field()).toHaveValue(text.trim());
});

it('takes the error back at the next character', async () => {
  const user = await send('player');
  await user.type(field(), '@');
  expect(field()).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByText('Please enter a valid email.')).toBeNull();
});

it('sends the address once, disabled and "Subscribing..." meanwhile', async () => {
  const user = await send('player@skora.example');
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleName('Subscribing...');
  await user.type(field(), '{Enter}');
  await user.click(button());
  expect(requests).toHaveLength(1);
  const [request] = requests;
  expect(request?.method).toBe('POST');
  expect(request?.url).toMatch(/\/api\/newsletter\/subscribe$/);
  expect(await request?.json()).toEqual({ email: 'player@skora.example' });
  answer(reply(200));
  await waitFor(() => expect(button()).toBeEnabled());
});

it('sends with Enter, confirms and clears the field', async () => {
  const user = userEvent.setup();
  render(<NewsletterForm />);
  await user.type(field(), 'player@skora.example{Enter}');
  answer(reply(200));
  await waitFor(() => expect(button()).toHaveAccessibleName('Subscribe'));
  expect(toasts).toEqual([{ kind: 'success', message: 'Subscribed successfully!' }]);
  expect(field()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Check your inbox');
  await user.type(field(), 'no{Enter}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([201, 400, 429, 500])('warns and keeps the address when the answer is %d', async (status) => {
  await send('player@skora.example');
  answer(reply(status));
  await waitFor(() => expect(button()).toBeEnabled());
  expect(toasts).toEqual([{ kind: 'warning', message: FAILED, inPage: true }]);
  expect(screen.getByText(FAILED)).toBeVisible();
  expect(field()).toHaveValue('player@skora.example');
});

it('says so and keeps the address when there is no answer', async () => {
  await send('player@skora.example');
  answer(Promise.reject(new TypeError('Failed to fetch')));
  await waitFor(() => expect(button()).toBeEnabled());
  expect(toasts).toEqual([{ kind: 'error', message: NO_ANSWER, inPage: true }]);
  expect(screen.getByText(NO_ANSWER)).toBeVisible();
  expect(field()).toHaveValue('player@skora.example');
  answer(reply(200));
  await userEvent.setup().click(button());
  await waitFor(() => expect(screen.queryByText(NO_ANSWER)).not.toBeInTheDocument());
});

test('without JavaScript the site takes the address in', () => {
  render(<NewsletterForm />);
  expect(field()).toHaveAttribute('name', 'email');
  expect(field().closest('form')).toHaveAttribute('action', '/forms/newsletter');
  expect(field().closest('form')).toHaveAttribute('method', 'post');
});

it('keeps the focus of the keyboard while the button is disabled', async () => {
  const user = userEvent.setup();
  render(<NewsletterForm />);
  await fill(user, field(), 'player@example.com');
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button()).toBeDisabled();
  expect(field()).toHaveFocus();
});
