import { PageHeader } from '@skora/shared/ui';

export default function Login() {
  return <PageHeader title="Log in" />;
}
