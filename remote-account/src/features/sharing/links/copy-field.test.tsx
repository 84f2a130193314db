import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEvent, type ToastRequest } from '@skora/shared/events';
import { CopyField } from './copy-field';

const ADDRESS = 'https://skora.example/cv/ada#key';

test('where a browser copies nothing, the selected field says what to do, not only a toast', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const toasts: ToastRequest[] = [];
  const stop = onEvent('shell:toast-requested', (toast) => toasts.push(toast));
  render(<CopyField id="link" address={ADDRESS} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const text = 'The link is selected. Copy it with your keyboard.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Link')).toHaveAccessibleDescription(text);
  expect(toasts).toEqual([{ kind: 'info', message: text, inPage: true }]);
  stop();
});
