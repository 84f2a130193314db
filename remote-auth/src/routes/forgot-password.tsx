import { PageHeader } from '@skora/shared/ui';

export default function ForgotPassword() {
  return <PageHeader title="Forgot your password?" />;
}
