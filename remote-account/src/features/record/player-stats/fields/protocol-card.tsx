import type { Protocol } from '@skora/domain';
import styles from './protocol-card.module.css';

/** How to do a test, step by step; closed until somebody asks. Works without JavaScript. */
export function ProtocolCard({ protocol }: { protocol: Protocol }) {
  const { title, equipment, steps, caution } = protocol;
  return (
    <details className={styles.card}>
      <summary>
        How to measure <span className={styles.of}>– {title.toLowerCase()}</span>
      </summary>
      <div className={styles.body}>
        <p className={styles.equipment}>
          <strong>You need</strong> {equipment}
        </p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {caution ? <p className={styles.caution}>{caution}</p> : null}
      </div>
    </details>
  );
}
