import { PageHeader } from '@skora/shared/ui';

export default function Story() {
  return <PageHeader title="SKORAs Story" />;
}
