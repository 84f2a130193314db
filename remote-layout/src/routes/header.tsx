import { AccountStrip } from '../features/account-status/account-strip';
import { NavigationBar } from '../features/bar/navigation-bar';
import { TierBanner } from '../features/banner/tier-banner';

export default function Header() {
  return (
    <>
      <TierBanner />
      <NavigationBar />
      <AccountStrip />
    </>
  );
}
