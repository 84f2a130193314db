import { Badge, classNames, Heading, Text } from '@skora/shared/ui';
import { Ageing } from './ageing';
import styles from './provenance.module.css';

const stages = [
  {
    badge: 'Self-reported',
    tone: 'neutral',
    look: styles.typed,
    when: '12 October',
    text: 'You typed it. It stands on your CV and says so. There is no shame in that; most numbers begin here.',
  },
  {
    badge: 'Measured',
    tone: 'info',
    look: styles.measured,
    when: 'Same day',
    text: 'With date, device, surface and attempts. A stopwatch and timing gates never share a comparison.',
  },
  {
    badge: 'Coach confirmed',
    tone: 'success',
    look: styles.confirmed,
    when: '15 October',
    text: 'A named coach of a named club says: I was there. You read every word, and may hide it but not change it.',
  },
  {
    badge: 'Out of date',
    tone: 'warning',
    look: styles.old,
    when: '9 February',
    text: 'After 120 days without an update a value is marked as old, because you are not the player of last spring.',
  },
] as const;

/** How a number earns its place on a CV: one fictional sprint time through its four states. */
export function Provenance() {
  return (
    <section className={styles.section} aria-labelledby="provenance">
      <div className={styles.intro}>
        <Heading level={2} id="provenance">
          The life of a number
        </Heading>
        <Text tone="muted">
          Everybody can write “fast” on a CV. So every value here carries where it comes from. An example: a
          fictional 10 m sprint.
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
