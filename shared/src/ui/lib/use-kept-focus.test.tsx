import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
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

function Replaced() {
  const [there, setThere] = useState(true);
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!there) undo.current?.focus();
  }, [there]);
  return (
    <section>
      <h2>Photo</h2>
      {there ? <Question onYes={() => setThere(false)} /> : <button ref={undo}>Undo</button>}
    </section>
  );
}

test('what takes the place of the row may take the focus itself', async () => {
  render(<Replaced />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
});

function Elsewhere() {
  const [there, setThere] = useState(true);
  const line = useKeptFocus<HTMLParagraphElement>(there);
  return (
    <>
      <section>
        <h2>Links</h2>
        {there ? <Question onYes={() => setThere(false)} /> : null}
      </section>
      <p ref={line}>
        <a href="/sharing">{there ? 'Shared' : 'Share your CV'}</a>
      </p>
    </>
  );
}

test('what changes at the same moment elsewhere does not take the focus', async () => {
  render(<Elsewhere />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Links' })).toHaveFocus());
});
