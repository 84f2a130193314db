import { PageHeader } from '@skora/shared/ui';

export default function EditProfile() {
  return <PageHeader title="Edit profile" />;
}
