import { PageHeader } from '@skora/shared/ui';

export default function ContactUs() {
  return <PageHeader title="Get SKORED" />;
}
