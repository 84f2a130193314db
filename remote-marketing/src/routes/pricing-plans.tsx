import { PageHeader } from '@skora/shared/ui';

export default function PricingPlans() {
  return <PageHeader title="Pricing" />;
}
