import { act, render, screen } from '@testing-library/react';
import { useSession, useRequiredUser } from '../session';
import { sessionStoreOfPage } from '../session/internal';
import { resetSession, signInAs } from '../testing';
import { RemoteRoot } from './remote-root';

function Name() {
  return <p>{useRequiredUser().displayName}</p>;
}

/** Like a section whose data comes when the session has just ended. */
function LateSection() {
  return useSession().status === 'signed-out' ? <Name /> : <p>Loading</p>;
}

function renderRoot() {
  const navigator = {
    createHref: String,
    push: () => undefined,
    replace: () => undefined,
    go: () => undefined,
  };
  render(
    <RemoteRoot
      component={() => LateSection}
      view="late"
      pattern="*"
      location={{ pathname: '/', search: '', hash: '', state: null, key: 'k' }}
      navigator={navigator as never}
      onRetry={() => undefined}
      onRemoteError={() => undefined}
    />,
  );
}

afterEach(() => act(resetSession));

it('keeps the user for whatever appears in a view between the end of a session and the view being taken away', () => {
  signInAs({ displayName: 'Mara Fictiva' });
  renderRoot();
  act(() => sessionStoreOfPage.set({ status: 'signed-out' }));
  expect(screen.getByText('Mara Fictiva')).toBeVisible();
});
