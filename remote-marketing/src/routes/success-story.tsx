import { PageHeader } from '@skora/shared/ui';

export default function SuccessStory() {
  return <PageHeader title="Success Stories" />;
}
