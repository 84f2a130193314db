import { Badge } from '@skora/shared/ui';
import { wholeDates } from '@skora/domain';
import { formatValue, type AskedNumber } from './request-api';
import styles from './confirmation.module.css';

interface NumberListProps {
  numbers: readonly (AskedNumber & { changed?: boolean })[];
}

export function NumberList({ numbers }: NumberListProps) {
  return (
    <ul className={styles.numberList}>
      {numbers.map(({ kind, ref, key, label, detail, value, unit, changed }) => (
        <li key={`${kind}/${ref}/${key}`}>
          <span className={styles.value}>{formatValue({ value, unit })}</span>
          <span>
            {label} <span className={styles.detail}>{wholeDates(detail)}</span>{' '}
            {changed ? <Badge tone="warning">Changed since, no longer counts</Badge> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
