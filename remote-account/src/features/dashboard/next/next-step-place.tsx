import { Card, Skeleton, Stack } from '@skora/shared/ui';
import styles from '../panel/panel.module.css';

/** As high as the card of the next step, so that the week below it stays where it is when that comes. */
export function NextStepPlace() {
  return (
    <Card corner padding="lg" className={styles.nextPlace}>
      <Stack gap={4}>
        <Skeleton shape="title" />
        <Skeleton lines={2} />
      </Stack>
    </Card>
  );
}
