import { PageHeader } from '@skora/shared/ui';

export default function ManageSubscription() {
  return <PageHeader title="Manage subscription" />;
}
