import { Badge, Heading, Text } from '@skora/shared/ui';
import { AddButtons } from './add-buttons';
import { LoadBars } from './load-bars';
import { SAMPLE_WEEK } from './sample-week';
import { WeekFiguresList } from './week-figures';
import styles from './week.module.css';

/** What a week will look like, for whoever has none yet. */
export function SampleWeek({ open }: { open: boolean }) {
  return (
    <section className={styles.week} aria-labelledby="week-title">
      <Heading level={2} size="md" id="week-title">
        This week
      </Heading>
      <Text tone="muted">
        {open
          ? 'Add a match or a training session, and your week appears here.'
          : 'Once your account is open, your matches and training appear here.'}
      </Text>
      {open ? <AddButtons /> : null}
      <div className={styles.sample} role="group" aria-label="Sample: made-up numbers, not yours">
        <p className={styles.mark}>
          <Badge tone="info">Sample</Badge>
          <span>Made-up numbers, not yours. It goes with your first match or training.</span>
        </p>
        <WeekFiguresList week={SAMPLE_WEEK.now} loadNote="below a usual week so far" />
        <LoadBars loads={SAMPLE_WEEK.loads} label="Sample of training load by week" />
      </div>
    </section>
  );
}
