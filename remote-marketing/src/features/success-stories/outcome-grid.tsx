import { Card, Grid, Heading, Icon, Text } from '@skora/shared/ui';
import { OUTCOMES } from './outcomes';
import styles from './outcome-grid.module.css';

export function OutcomeGrid() {
  return (
    <section className={styles.section} aria-labelledby="outcomes">
      <Heading level={2} id="outcomes">
        What we will call a success
      </Heading>
      <Grid columns={3} gap={4}>
        {OUTCOMES.map(({ name, icon, counts }) => (
          <Card key={name} corner className={styles.card}>
            <Icon name={icon} className={styles.icon} />
            <Heading level={3} size="sm">
              {name}
            </Heading>
            <Text size="small" tone="muted">
              {counts}
            </Text>
          </Card>
        ))}
      </Grid>
    </section>
  );
}
