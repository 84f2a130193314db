import { PageHeader } from '@skora/shared/ui';

export default function Settings() {
  return <PageHeader title="Settings" />;
}
