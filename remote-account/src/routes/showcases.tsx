import { PageHeader } from '@skora/shared/ui';

export default function Showcases() {
  return <PageHeader title="Showcase schedule" />;
}
