import { PageHeader } from '@skora/shared/ui';

export default function UnsubscribeNewsletter() {
  return <PageHeader title="Unsubscribe from the Playbook Digest" />;
}
