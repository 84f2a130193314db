import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitPage } from '../../testing/render-page';
import { ContactForm } from './contact-form';

const send = () => userEvent.click(screen.getByRole('button', { name: 'Prepare my message' }));
const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fill(): void {
  put('Topic', 'press');
  put('Name', 'Robin');
  put('E-mail', 'robin@example.com');
  put('Message', 'May we write about your path?');
}

test('an empty form names every problem, at the top and at the field', async () => {
  visitPage(<ContactForm />);
  await send();
  expect(screen.getByRole('group', { name: 'Please check the form' })).toBeVisible();
  expect(screen.getByLabelText('Topic')).toHaveFocus();
  expect(screen.getAllByText('Choose a topic.')).toHaveLength(2);
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Tell us where to answer.');
  expect(screen.queryByRole('link', { name: 'Open in your mail program' })).toBeNull();
});

test('a good message opens in the mail program and stays in the form', async () => {
  visitPage(<ContactForm />);
  fill();
  await send();
  const link = screen.getByRole('link', { name: 'Open in your mail program' });
  expect(link).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:support@skora.example?subject=SKORA%3A%20Press'),
  );
  expect(screen.getByLabelText('Message')).toHaveValue('May we write about your path?');
});

test('a mistake keeps what was typed, and a change after preparing needs preparing again', async () => {
  visitPage(<ContactForm />);
  fill();
  put('E-mail', 'robin');
  await send();
  expect(screen.getByLabelText('Message')).toHaveValue('May we write about your path?');
  put('E-mail', 'robin@example.com');
  await send();
  expect(screen.getByRole('link', { name: 'Open in your mail program' })).toBeInTheDocument();
  put('Message', 'May we write about your path, please?');
  expect(screen.queryByRole('link', { name: 'Open in your mail program' })).toBeNull();
});
