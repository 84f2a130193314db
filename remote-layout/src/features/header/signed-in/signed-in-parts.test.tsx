import { act, screen } from '@testing-library/react';
import { DEVICE_KEYS, deviceStorage } from '@skora/shared/storage-keys';
import { beSignedOut, resetSession, signInAs } from '@skora/shared/testing';
import { renderView } from '../../../testing/render-view';
import { SignedInParts } from './signed-in-parts';

const navigation = { name: 'Your pages' };

afterEach(() => {
  act(resetSession);
  deviceStorage.remove(DEVICE_KEYS.user);
});

it('is nothing at all for visitors, and while nobody knows who is here', () => {
  const { container } = renderView(SignedInParts);
  expect(container).toBeEmptyDOMElement();
  act(beSignedOut);
  expect(container).toBeEmptyDOMElement();
});

it('comes with the session and goes with it', async () => {
  const { container } = renderView(SignedInParts);
  act(() => void signInAs());
  expect(await screen.findByRole('navigation', navigation)).toBeVisible();
  act(beSignedOut);
  expect(container).toBeEmptyDOMElement();
});

it('is there early for whom this browser knew last', async () => {
  const user = { uid: 'u', displayName: 'Mara F', photoURL: null, email: null, emailVerified: true };
  deviceStorage.write(DEVICE_KEYS.user, JSON.stringify(user));
  renderView(SignedInParts);
  expect(await screen.findByRole('navigation', navigation)).toBeVisible();
});
