import { PageHeader } from '@skora/shared/ui';

export default function EmailVerification() {
  return <PageHeader title="Verify your e-mail" />;
}
