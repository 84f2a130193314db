import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent, ReactNode } from 'react';
import { SubmitButton } from '../forms/submit-button';
import { Button } from './button';
import { ButtonLink } from './button-link';

test('a press calls the handler', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a busy button says so, keeps focus and swallows presses', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button');
  button.focus();
  rerender(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAccessibleName('Save');
});

test('the busy label replaces the name while both stay in the layout', () => {
  const { rerender } = render(<Button busyLabel="Subscribing...">Subscribe</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Subscribe');
  rerender(
    <Button busy busyLabel="Subscribing...">
      Subscribe
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Subscribing...');
  expect(screen.getByText('Subscribe')).toBeInTheDocument();
});

test('a busy submit button stops Enter in a field', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <SubmitButton busy={busy}>Send</SubmitButton>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

function Link({ to, children, ...rest }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

test('a button link renders the component it is given', () => {
  render(
    <ButtonLink component={Link} to="/signup" variant="secondary">
      Create your profile
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Create your profile' })).toHaveAttribute('href', '/signup');
});
