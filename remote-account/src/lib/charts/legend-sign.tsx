import styles from './charts.module.css';

interface LegendSignProps {
  /** Shape as well as colour: no sign is told by colour alone. */
  kind: 'column' | 'line' | 'dashed' | 'dot' | 'diamond' | 'band';
  children: string;
}

export function LegendSign({ kind, children }: LegendSignProps) {
  return (
    <span className={styles.sign}>
      <span className={styles[kind]} aria-hidden="true" />
      {children}
    </span>
  );
}
