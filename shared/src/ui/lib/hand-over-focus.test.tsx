import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { ButtonLink } from '../button/button-link';
import { useKeptFocus } from './use-kept-focus';

function Remove({ name, onYes }: { name: string; onYes: () => void }) {
  const [asking, setAsking] = useState(false);
  const root = useKeptFocus<HTMLSpanElement>(asking);
  return (
    <span ref={root}>
      {asking ? (
        <>
          <Button onClick={() => setAsking(false)}>Keep {name}</Button>
          <Button onClick={onYes}>Yes, remove {name}</Button>
        </>
      ) : (
        <Button onClick={() => setAsking(true)}>Remove {name}</Button>
      )}
    </span>
  );
}

function Rows() {
  const [rows, setRows] = useState(['Foxes', 'Hawks', 'Owls']);
  return (
    <section>
      <h2>Matches</h2>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <Button>Correct {name}</Button>
            <Remove name={name} onYes={() => setRows(rows.filter((row) => row !== name))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

async function remove(name: string): Promise<void> {
  await press(`Remove ${name}`);
  await press(`Yes, remove ${name}`);
}

test('the same control of the next row has the focus, then of the row before, then the heading', async () => {
  render(<Rows />);
  await remove('Hawks');
  expect(screen.getByRole('button', { name: 'Remove Owls' })).toHaveFocus();
  await remove('Owls');
  expect(screen.getByRole('button', { name: 'Remove Foxes' })).toHaveFocus();
  await remove('Foxes');
  expect(screen.getByRole('heading', { name: 'Matches' })).toHaveFocus();
});

function Withdrawn() {
  const [done, setDone] = useState(false);
  return (
    <ul>
      <li>
        <h3>Sprint</h3>
        {done ? null : <Button onClick={() => setDone(true)}>Withdraw sprint</Button>}
      </li>
      <li>
        <h3>Jump</h3>
        <Button>Withdraw jump</Button>
      </li>
    </ul>
  );
}

test('a row that stays keeps the focus at its own heading', async () => {
  render(<Withdrawn />);
  await press('Withdraw sprint');
  expect(screen.getByRole('heading', { name: 'Sprint' })).toHaveFocus();
});

function Pages() {
  const [clips, setClips] = useState(['First', 'Second']);
  return (
    <section>
      <h2>Clips</h2>
      {clips.map((name) => (
        <article key={name}>
          <h3>{name}</h3>
        </article>
      ))}
      {clips.length === 2 ? <Button onClick={() => setClips([...clips, 'Third'])}>Show more</Button> : null}
    </section>
  );
}

test('after "Show more" the focus is where the new ones begin', async () => {
  render(<Pages />);
  await press('Show more');
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
});

function Views() {
  const [at, setAt] = useState(0);
  return (
    <main>
      {at === 0 ? (
        <section key="first">
          <h1>First</h1>
          <Button onClick={() => setAt(1)}>Go on</Button>
        </section>
      ) : (
        <section key="second">
          <h1>Second</h1>
        </section>
      )}
    </main>
  );
}

test('when the whole page went, the host moves the focus, not the button', async () => {
  render(<Views />);
  await press('Go on');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Second' })).toBeVisible());
  expect(document.body).toHaveFocus();
});

test('a button that its own press disables keeps the focus and swallows more presses', async () => {
  const onClick = jest.fn();
  function Pager() {
    const [page, setPage] = useState(2);
    return (
      <Button aria-disabled={page === 1} onClick={() => (onClick(), setPage(1))}>
        Previous
      </Button>
    );
  }
  render(<Pager />);
  await press('Previous');
  await press('Previous');
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  expect(onClick).toHaveBeenCalledTimes(1);
});

function Goals() {
  const [open, setOpen] = useState(false);
  const change = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div>
      {open ? (
        <h2>Change the goal</h2>
      ) : (
        <ButtonLink href="?goal=1" onClick={change}>
          Change
        </ButtonLink>
      )}
    </div>
  );
}

test('a link that its own press takes away hands the focus to what it opened, until it moves on', async () => {
  render(<Goals />);
  await userEvent.click(screen.getByRole('link', { name: 'Change' }));
  const heading = screen.getByRole('heading', { name: 'Change the goal' });
  expect(heading).toHaveFocus();
  expect(heading).toHaveAttribute('data-handed-over');
  heading.blur();
  expect(heading).not.toHaveAttribute('data-handed-over');
});
