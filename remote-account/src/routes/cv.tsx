import { PageHeader } from '@skora/shared/ui';

export default function Cv() {
  return <PageHeader title="My CV" />;
}
