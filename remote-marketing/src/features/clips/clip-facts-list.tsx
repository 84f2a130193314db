import { clipFacts } from './clip-facts';
import styles from './clip-facts-list.module.css';

export function ClipFactsList({ clip }: { clip: Parameters<typeof clipFacts>[0] }) {
  return (
    <dl className={styles.facts}>
      {clipFacts(clip).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
