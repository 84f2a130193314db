import { OwnFamilyLink } from '../features/family/own-link/own-family-link';
import { AccountSecurity } from '../features/settings/account-security/account-security';
import { SettingsFrame } from '../features/settings/settings-frame';

export default function AccountSecurityPage() {
  return (
    <SettingsFrame
      title="Account and security"
      lead="How you log in, where you are logged in, and how to download or delete your data."
      aboutAccount
    >
      <AccountSecurity family={<OwnFamilyLink />} />
    </SettingsFrame>
  );
}
