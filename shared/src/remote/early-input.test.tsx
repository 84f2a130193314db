import { screen, waitFor } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEarlyInput } from './early-input';

const never = () => () => undefined;

/** A form of controlled fields that renders once more when it is hydrated, as those of the site do. */
function Form() {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [values, setValues] = useState({
    name: '',
    text: 'Dear SKORA',
    topic: '',
    pay: 'month',
    news: false,
  });
  const put = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  return (
    <form data-hydrated={hydrated}>
      <input aria-label="Name" value={values.name} onChange={(event) => put({ name: event.target.value })} />
      <textarea
        aria-label="Text"
        value={values.text}
        onChange={(event) => put({ text: event.target.value })}
      />
      <select
        aria-label="Topic"
        value={values.topic}
        onChange={(event) => put({ topic: event.target.value })}
      >
        <option value="">Choose</option>
        <option value="press">Press</option>
      </select>
      {['month', 'year'].map((pay) => (
        <input
          key={pay}
          type="radio"
          name="pay"
          aria-label={pay}
          checked={values.pay === pay}
          onChange={() => put({ pay })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="News"
        checked={values.news}
        onChange={(event) => put({ news: event.target.checked })}
      />
      <input aria-label="Uncontrolled" name="free" defaultValue="" />
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

function Page({ container }: { container: Element | null }) {
  useEarlyInput(container);
  return <Form />;
}

let root: Root | undefined;

/** The prerendered form, what a visitor does with it, and then the scripts. */
async function open(act: () => void): Promise<void> {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Page container={null} />);
  act();
  root = hydrateRoot(container, <Page container={container} />);
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('data-hydrated', 'true'));
}

const known = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const PRESET = { name: '', text: 'Dear SKORA', topic: '', pay: 'month', news: false };

// React commits by itself, as on a page.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

afterEach(() => root?.unmount());

it('tells handlers what was typed, chosen and ticked before they were there', async () => {
  await open(() => {
    screen.getByLabelText<HTMLInputElement>('Name').value = 'Robin';
    screen.getByLabelText<HTMLSelectElement>('Topic').value = 'press';
    screen.getByLabelText<HTMLInputElement>('year').click();
    screen.getByLabelText<HTMLInputElement>('News').click();
    screen.getByLabelText<HTMLInputElement>('Uncontrolled').value = 'kept';
  });
  await waitFor(() =>
    expect(known()).toEqual({ name: 'Robin', text: 'Dear SKORA', topic: 'press', pay: 'year', news: true }),
  );
  expect(screen.getByLabelText('Name')).toHaveValue('Robin');
  expect(screen.getByLabelText('Topic')).toHaveValue('press');
  expect(screen.getByLabelText('year')).toBeChecked();
  expect(screen.getByLabelText('month')).not.toBeChecked();
  expect(screen.getByLabelText('News')).toBeChecked();
  expect(screen.getByLabelText('Uncontrolled')).toHaveValue('kept');
});

it('leaves the writer where they are in a text', async () => {
  await open(() => {
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    name.focus();
    name.value = 'Robin';
    name.setSelectionRange(2, 2);
  });
  await waitFor(() => expect(known()).toEqual({ ...PRESET, name: 'Robin' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText<HTMLInputElement>('Name').selectionStart).toBe(2);
});

it('tells nothing where nothing was touched', async () => {
  const heard = jest.fn();
  document.body.addEventListener('input', heard);
  document.body.addEventListener('change', heard);
  await open(() => undefined);
  expect(known()).toEqual(PRESET);
  expect(heard).not.toHaveBeenCalled();
});
