import { PageHeader } from '@skora/shared/ui';

export default function Terms() {
  return <PageHeader title="Terms &amp; Conditions" />;
}
