import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useKeptFocus } from './use-kept-focus';

function Question({ onYes }: { onYes: () => void }) {
  const [asking, setAsking] = useState(false);
  const root = useKeptFocus<HTMLDivElement>(asking);
  return (
    <div ref={root}>
      {asking ? (
        <span>
          <button onClick={onYes}>Yes, remove</button>
          <button onClick={() => setAsking(false)}>Keep</button>
        </span>
      ) : (
        <button onClick={() => setAsking(true)}>Remove</button>
      )}
    </div>
  );
}

function Page() {
  const [there, setThere] = useState(true);
  return (
    <main>
      <h1>Your week</h1>
      <section>
        <h2>Matches</h2>
        <ul>
          {there ? (
            <li>
              <Question onYes={() => setThere(false)} />
            </li>
          ) : null}
        </ul>
      </section>
    </main>
  );
}

test('the question has the focus, and "Keep" gives it back', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('button', { name: 'Yes, remove' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

test('once the row is gone, the heading of its part has the focus', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
  expect(screen.getByRole('heading', { name: 'Matches' })).toHaveFocus();
});
