import { LoadGate } from '../features/documents/load-gate';
import { EditProfileForm } from '../features/edit-profile/edit-profile-form';
import { useProfile } from '../features/profile/use-profile';
import { SettingsFrame } from '../features/settings/settings-frame';

export default function EditProfile() {
  const profile = useProfile();
  return (
    <SettingsFrame title="Edit profile" lead="Who you are on the pitch. Only you can see this.">
      <LoadGate loaded={profile} what="your profile">
        {(stored) => <EditProfileForm stored={stored} />}
      </LoadGate>
    </SettingsFrame>
  );
}
