import { playersOnly } from '../lib/role/players-only';
import { EditProfile } from '../features/profile/edit-profile/edit-profile';

function EditProfilePage() {
  return <EditProfile />;
}

export default playersOnly(EditProfilePage);
