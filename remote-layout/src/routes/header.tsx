import { AccountStrip } from '../features/signed-in/account-status/account-strip';
import { NavigationBar } from '../features/header/bar/navigation-bar';
import { TierBanner } from '../features/header/banner/tier-banner';

export default function Header() {
  return (
    <>
      <TierBanner />
      <NavigationBar />
      <AccountStrip />
    </>
  );
}
