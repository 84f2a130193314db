import { NavigationBar } from '../features/header/bar/navigation-bar';
import { TierBanner } from '../features/header/banner/tier-banner';
import { SignedInParts } from '../features/header/signed-in/signed-in-parts';

export default function Header() {
  return (
    <>
      <TierBanner />
      <NavigationBar />
      <SignedInParts />
    </>
  );
}
