import { screen, waitFor } from '@testing-library/react';
import { renderView } from '../testing/render-view';
import AuthAction from './auth-action';

describe('/auth-action', () => {
  it.each([
    ['?mode=resetPassword&oobCode=abc', '/reset-password?oobCode=abc'],
    ['?mode=verifyEmail&oobCode=abc', '/email-verification?oobCode=abc'],
    ['?mode=recoverEmail&oobCode=abc', '/'],
    ['', '/'],
  ])('sends %s on to %s, replacing the entry', async (search, target) => {
    const { navigations } = renderView(AuthAction, `/auth-action${search}`);
    expect(screen.getByRole('heading', { level: 1, name: 'One moment' })).toBeInTheDocument();
    await waitFor(() => expect(navigations).toEqual([{ action: 'replace', to: target }]));
  });
});
