import { Badge } from '@skora/shared/ui';
import { SplitSection } from '../reading/split-section';
import styles from './provenance.module.css';

const levels = [
  {
    badge: 'Self-reported',
    tone: 'neutral',
    text: 'You typed it. It stands on your CV and says so. There is no shame in that; most numbers begin here.',
  },
  {
    badge: 'Measured',
    tone: 'info',
    text: 'With date, device, surface and attempts. A stopwatch and timing gates never share a comparison.',
  },
  {
    badge: 'Coach confirmed',
    tone: 'success',
    text: 'A named coach of a named club says: I was there. You read every word, and may hide it but not change it.',
  },
  {
    badge: 'Out of date',
    tone: 'warning',
    text: 'After 120 days without an update a value is marked as old, because you are not the player of last spring.',
  },
] as const;

/** How a number earns its place on a CV. */
export function Provenance() {
  return (
    <SplitSection
      title="How a number earns trust"
      intro="Everybody can write “fast” on a CV. So every value here carries where it comes from."
    >
      <ul className={styles.levels}>
        {levels.map(({ badge, tone, text }) => (
          <li key={badge}>
            <Badge tone={tone}>{badge}</Badge>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
