import { PageHeader } from '@skora/shared/ui';

export default function Signup() {
  return <PageHeader title="Create your account" />;
}
