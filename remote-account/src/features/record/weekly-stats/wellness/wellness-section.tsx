import { useForm } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { Button, Card, Cluster, Heading, Icon, Notice, Text } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import { withDeadline } from '@skora/shared/utils';
import { begunDays, type IsoWeek } from '@skora/domain';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { STORE_DEADLINE_MS } from '../../../../lib/documents/player-documents';
import { useDraft } from '../../../../lib/drafts/use-draft';
import { indexProblems } from '../../../../lib/document-form/document-codec';
import type { WellnessDay } from './wellness-day';
import { WellnessFields } from './wellness-fields';
import { WellnessList } from './wellness-list';
import {
  checkWellness,
  emptyWellness,
  parseWellnessForm,
  readWellness,
  type WellnessForm,
} from './wellness-form';
import styles from '../rows/weekly-stats.module.css';

interface WellnessSectionProps {
  week: IsoWeek;
  now: Date;
  days: readonly WellnessDay[];
}

/** How the days of the week felt: optional, and for nobody but the player. */
export function WellnessSection({ week, now, days }: WellnessSectionProps) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const path = `profiles/${uid}/wellness`;
  const begun = begunDays(week, now);
  const start = (day: number) => {
    const stored = days.find((one) => one.day === day);
    return stored ? readWellness(stored) : emptyWellness(day);
  };
  const form = useForm<WellnessForm, string>({
    initial: start(begun.at(-1) ?? 1),
    draft: useDraft(`${STATS_KEY_PREFIX}wellness_${uid}_${week.id}`, parseWellnessForm),
    fieldId: (key) => `wellness-${key}`,
    check: (values) => indexProblems(checkWellness(values).problems),
    whileTyping: 'keep',
    send: async (values, { forget }) => {
      const fields = { ...checkWellness(values).fields, monday: week.monday };
      await withDeadline(documents.write(`${path}/${week.id}-${values.day}`, fields), STORE_DEADLINE_MS);
      forget();
      showToast('success', 'Saved.');
    },
  });
  const remove = ({ id }: WellnessDay) =>
    form.run(async () => {
      await withDeadline(documents.remove(`${path}/${id}`), STORE_DEADLINE_MS);
      form.reset();
      showToast('success', 'Removed.');
    });

  return (
    <section className={styles.section} aria-labelledby="wellness-title">
      <div>
        <Heading level={2} size="md" id="wellness-title">
          How you felt
        </Heading>
        <Text tone="muted" className={styles.private}>
          <Icon name="lock" className={styles.lock} />
          Only you ever see this: no coach, no parent or guardian, and it is never on your CV. Leave it out
          whenever you like. If you remove a day, it is gone for good.
        </Text>
      </div>
      <WellnessList
        week={week}
        days={days}
        onEdit={(day) => form.change(readWellness(day))}
        onRemove={(day) => void remove(day)}
      />
      <Card tone="outline">
        <form noValidate className={styles.form} onSubmit={form.onSubmit}>
          <FormErrorSummary {...form.summary} />
          <WellnessFields week={week} days={begun} form={form} onDay={(day) => form.change(start(day))} />
          {form.error !== null ? (
            <Notice tone="danger" live="assertive" title="Not saved yet">
              We could not save it. What you typed is kept on this device. Try again in a moment.
            </Notice>
          ) : null}
          <Cluster>
            <SubmitButton busy={form.busy} variant="secondary">
              Save day
            </SubmitButton>
            {form.edited ? (
              <Button variant="ghost" onClick={() => form.reset()}>
                Cancel
              </Button>
            ) : null}
          </Cluster>
        </form>
      </Card>
    </section>
  );
}
