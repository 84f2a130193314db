import { EditProfile } from '../features/profile/edit-profile/edit-profile';

export default function EditProfilePage() {
  return <EditProfile />;
}
