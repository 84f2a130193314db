import { Badge, classNames, Heading, Text } from '@skora/shared/ui';
import { Ageing } from './ageing';
import styles from './provenance.module.css';

const stages = [
  {
    badge: 'Self-reported',
    tone: 'neutral',
    look: styles.typed,
    when: '12 October',
    text: 'You typed it in yourself, and your CV says so. That is fine: every number can start like this.',
  },
  {
    badge: 'Measured',
    tone: 'info',
    look: styles.measured,
    when: 'Same day',
    text: 'It has a date, a device, a surface and the attempts. We never compare a stopwatch with timing gates.',
  },
  {
    badge: 'Coach confirmed',
    tone: 'success',
    look: styles.confirmed,
    when: '15 October',
    text: 'A named coach of a named club says: I was there. You can read every word. You can hide it, but not change it.',
  },
  {
    badge: 'Out of date',
    tone: 'warning',
    look: styles.old,
    when: '9 February',
    text: 'When nothing on a CV has changed for 120 days, the CV says that it is out of date, because you have changed since then.',
  },
] as const;

/** How a number earns its place on a CV: one fictional sprint time through its four states. */
export function Provenance() {
  return (
    <section className={styles.section} aria-labelledby="provenance">
      <div className={styles.intro}>
        <Heading level={2} id="provenance">
          Where a number comes from
        </Heading>
        <Text tone="muted">
          Anybody can write “fast” on a CV. So every number here says where it comes from. Here is a fictional
          example: a 10 m sprint.
        </Text>
      </div>
      <Ageing />
      <ol className={styles.stages}>
        {stages.map(({ badge, tone, look, when, text }) => (
          <li key={badge}>
            <p className={classNames(styles.number, look)} aria-hidden="true">
              1.86
            </p>
            <p className={styles.when}>{when}</p>
            <Badge tone={tone}>{badge}</Badge>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
