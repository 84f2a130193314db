import { PageHeader } from '@skora/shared/ui';

export default function NotFound() {
  return <PageHeader title="Page not found" />;
}
