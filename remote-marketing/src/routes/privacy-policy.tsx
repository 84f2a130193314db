import { PageHeader } from '@skora/shared/ui';

export default function PrivacyPolicy() {
  return <PageHeader title="Privacy Policy" />;
}
