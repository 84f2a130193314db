import { PageHeader } from '@skora/shared/ui';

export default function CuratedProgramPath() {
  return <PageHeader title="Curated Program Path" />;
}
