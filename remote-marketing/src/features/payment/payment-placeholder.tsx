import { Skeleton } from '@skora/shared/ui';
import { NoPlanChosen } from './order/no-plan-chosen';
import styles from './payment-placeholder.module.css';

/** The page as the server sends it, before its address is read; without JavaScript it stays at that. */
export function PaymentPlaceholder() {
  return (
    <>
      <div className={styles.waiting} aria-hidden="true">
        <Skeleton shape="block" />
      </div>
      <div className={styles.noScript}>
        <NoPlanChosen />
      </div>
    </>
  );
}
