import {
  findMetric,
  formatDay,
  latestOfFact,
  latestValues,
  type MeasuredFact,
  roundTo,
  showWithUnit,
  wholeDates,
} from '@skora/domain';
import { Button, Text } from '@skora/shared/ui';
import { readText } from '../../../lib/document-form/form-values';
import type { DocumentForm } from '../../../lib/document-form/use-document-form';
import { useStatEntries } from '../../record';
import styles from './measured-offer.module.css';

interface MeasuredOfferProps {
  form: DocumentForm;
  /** The field of the profile. */
  name: MeasuredFact;
}

/** Offers the newest result where the profile says something else, so that nobody types it twice. */
export function MeasuredOffer({ form, name }: MeasuredOfferProps) {
  const entries = useStatEntries();
  const latest = entries.status === 'ready' ? latestOfFact(name, latestValues(entries.value)) : undefined;
  const metric = latest && findMetric(latest.entry.kind, name);
  if (!metric || !latest) return null;
  const value = String(roundTo(latest.value, metric.decimals));
  if (readText(form.values, name).trim() === value) return null;
  return (
    <div className={styles.offer}>
      <Text size="small" tone="muted">
        Your stats say {showWithUnit(metric, latest.value, 'metric')},{' '}
        {wholeDates(formatDay(latest.entry.measuredOn))}.
      </Text>
      <Button size="sm" variant="secondary" onClick={() => form.change({ [name]: value })}>
        Use it here
      </Button>
    </div>
  );
}
