import { PageHeader } from '@skora/shared/ui';

export default function AuthAction() {
  return <PageHeader title="One moment" />;
}
