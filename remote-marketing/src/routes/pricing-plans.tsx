import { Container, PageHeader, Stack } from '@skora/shared/ui';
import paper from '../lib/reading/paper.module.css';
import { ComparePlans } from '../features/pricing/compare-plans';
import { GuardianNote } from '../features/pricing/guardian-note';
import { Leaving } from '../features/pricing/leaving';
import { PlanBoard } from '../features/pricing/plan-board';
import { PricingGate } from '../features/pricing/gate/pricing-gate';
import { PricingQuestions } from '../features/pricing/pricing-questions';
import styles from '../features/pricing/pricing-page.module.css';

export default function PricingPlans() {
  return (
    <Container className={paper.paper}>
      <PageHeader
        eyebrow="Pricing"
        title="Choose your plan"
        lead="The free plan has everything important. Paid plans add more space and more tools, and you can cancel at any time."
        pitch="area"
      />
      <PricingGate>
        <Stack gap={8} className={styles.body}>
          <PlanBoard />
          <ComparePlans />
          <GuardianNote />
          <Leaving />
          <PricingQuestions />
        </Stack>
      </PricingGate>
    </Container>
  );
}
