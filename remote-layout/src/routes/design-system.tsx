import { PageHeader } from '@skora/shared/ui';

export default function DesignSystem() {
  return <PageHeader title="Design system" />;
}
