import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { addNativeDialog } from '../../testing/add-native-dialog';
import { Dialog } from './dialog';

beforeAll(addNativeDialog);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open filters</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filters" footer={<button>Apply</button>}>
        <p>Boarding</p>
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open filters' }));
  return screen.getByRole('dialog', { name: 'Filters' });
}

test('opens with its title, content and footer', async () => {
  const dialog = await openDialog();
  expect(dialog).toHaveTextContent('Boarding');
  expect(screen.getByRole('button', { name: 'Apply' })).toBeInTheDocument();
});

test('the close button closes and focus returns to where it was', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Boarding')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open filters' })).toHaveFocus();
});

test('Esc asks the owner to close instead of closing behind its back', async () => {
  const dialog = await openDialog();
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(screen.queryByText('Boarding')).not.toBeInTheDocument();
});

test('a press on the backdrop closes, a press inside does not', async () => {
  const dialog = await openDialog();
  await userEvent.click(screen.getByText('Boarding'));
  expect(screen.getByText('Boarding')).toBeInTheDocument();
  await userEvent.click(dialog);
  expect(screen.queryByText('Boarding')).not.toBeInTheDocument();
});

function Vanishing({ shown }: { shown: boolean }) {
  return (
    <>
      <button>Open filters</button>
      {shown ? (
        <Dialog open onClose={() => undefined} title="Filters">
          Boarding
        </Dialog>
      ) : null}
    </>
  );
}

test('going away while open gives focus back too', () => {
  const { rerender } = render(<Vanishing shown={false} />);
  screen.getByRole('button', { name: 'Open filters' }).focus();
  rerender(<Vanishing shown />);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  rerender(<Vanishing shown={false} />);
  expect(screen.getByRole('button', { name: 'Open filters' })).toHaveFocus();
});

test('where the button that opened it is gone, the heading of its part has the focus', async () => {
  function Plan() {
    const [step, setStep] = useState<'offer' | 'question' | 'done'>('offer');
    return (
      <main>
        <h1>Your plan</h1>
        <section>
          <h2>End the plan</h2>
          {step === 'done' ? 'It ends.' : <button onClick={() => setStep('question')}>Cancel plan</button>}
          {step === 'question' ? (
            <Dialog open onClose={() => undefined} title="Cancel it?">
              <button onClick={() => setStep('done')}>Yes</button>
            </Dialog>
          ) : null}
        </section>
      </main>
    );
  }
  render(<Plan />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('heading', { name: 'End the plan' })).toHaveFocus();
});
