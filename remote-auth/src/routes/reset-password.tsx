import { PageHeader } from '@skora/shared/ui';

export default function ResetPassword() {
  return <PageHeader title="Choose a new password" />;
}
