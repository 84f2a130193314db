import { PageHeader } from '@skora/shared/ui';

export default function Blog() {
  return <PageHeader title="Blog" />;
}
