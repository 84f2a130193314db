import type { ListedDocument } from '@skora/domain';
import { Badge, Button, Cluster, Text } from '@skora/shared/ui';
import styles from './career.module.css';
import type { RowKind } from './row-kind';

interface RowItemProps {
  kind: RowKind;
  row: ListedDocument;
  /** Something was typed for it and not saved. */
  unsaved: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

export function RowItem({ kind, row, unsaved, onEdit, onRemove }: RowItemProps) {
  const values = kind.codec.toForm(row.fields);
  const title = kind.title(values);
  const quote = kind.quote?.(values);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          {title} {unsaved ? <Badge tone="warning">Not saved yet</Badge> : null}
        </p>
        <Text size="small" tone="muted">
          {kind.detail(values)}
        </Text>
        {quote ? <p className={styles.quote}>{quote}</p> : null}
      </div>
      <Cluster gap={2}>
        <Button size="sm" variant="ghost" aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" variant="ghost" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </Cluster>
    </li>
  );
}
