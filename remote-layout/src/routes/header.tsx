import { NavigationBar } from '../features/bar/navigation-bar';
import { TierBanner } from '../features/banner/tier-banner';
import { EmailReminder } from '../features/email-reminder/email-reminder';

export default function Header() {
  return (
    <>
      <TierBanner />
      <NavigationBar />
      <EmailReminder />
    </>
  );
}
