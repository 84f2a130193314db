import { PageHeader } from '@skora/shared/ui';

export default function Academies() {
  return <PageHeader title="Academies" />;
}
