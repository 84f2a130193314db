import { AppNavigation } from './navigation/app-navigation';
// Its styles come after the navigation's, because it stands on the bar.
import { AccountStrip } from './account-status/account-strip';

/** What the frame of a page has for signed-in people beside the specified header. */
export function SignedIn() {
  return (
    <>
      <AppNavigation />
      <AccountStrip />
    </>
  );
}
