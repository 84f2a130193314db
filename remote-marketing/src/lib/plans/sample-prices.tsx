import { Notice } from '@skora/shared/ui';

/** Says that amounts are no offer, until the operator has confirmed them. */
export function SamplePrices() {
  return (
    <Notice tone="warning" title="Sample prices">
      These amounts are only examples. The operator of this site has not confirmed them yet, and no real money
      is taken.
    </Notice>
  );
}
