import { EditProfile } from '../features/edit-profile/edit-profile';

export default function EditProfilePage() {
  return <EditProfile />;
}
