import { findMetric, formatDay, latestValues, roundTo, showWithUnit } from '@skora/domain';
import { Button, Text } from '@skora/shared/ui';
import { readText } from '../../../lib/document-form/form-values';
import type { DocumentForm } from '../../../lib/document-form/use-document-form';
import { useStatEntries } from '../../record';
import styles from './measured-offer.module.css';
import type { ProfileField } from './profile-labels';

interface MeasuredOfferProps {
  form: DocumentForm;
  /** The field of the profile. */
  name: ProfileField;
  /** The stat that says the same: `body.heightCm`. */
  stat: string;
}

/**
 * Offers what the stats know already, so that nobody types it twice. It is not taken over unasked: the stats of the body
 * are never on a CV, the field of the profile is.
 */
export function MeasuredOffer({ form, name, stat }: MeasuredOfferProps) {
  const entries = useStatEntries();
  const [test = '', key = ''] = stat.split('.');
  const metric = findMetric(test, key);
  const latest = entries.status === 'ready' ? latestValues(entries.value).get(stat) : undefined;
  if (!metric || !latest) return null;
  const value = String(roundTo(latest.value, metric.decimals));
  if (readText(form.values, name).trim() === value) return null;
  return (
    <div className={styles.offer}>
      <Text size="small" tone="muted">
        Your stats say {showWithUnit(metric, latest.value, 'metric')}, {formatDay(latest.entry.measuredOn)}.
      </Text>
      <Button size="sm" variant="secondary" onClick={() => form.change({ [name]: value })}>
        Use it here
      </Button>
    </div>
  );
}
