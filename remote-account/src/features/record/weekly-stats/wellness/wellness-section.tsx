import { useState } from 'react';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { Button, Card, Cluster, Heading, Icon, Notice, Text } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { withDeadline } from '@skora/shared/utils';
import { STORE_DEADLINE_MS } from '../../../../lib/documents/player-documents';
import { useDraft } from '../../../../lib/drafts/use-draft';
import { begunDays, type IsoWeek } from '@skora/domain';
import type { MatchProblem } from '../saving/match-problem';
import type { WellnessDay } from './wellness-day';
import { WellnessFields } from './wellness-fields';
import { WellnessList } from './wellness-list';
import { checkWellness, emptyWellness, formOfWellness, parseWellnessForm } from './wellness-form';
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
  const begun = begunDays(week, now);
  const start = (day: number) => {
    const stored = days.find((one) => one.day === day);
    return stored ? formOfWellness(stored) : emptyWellness(day);
  };
  const [draft, setDraft] = useDraft(`${STATS_KEY_PREFIX}wellness_${uid}_${week.id}`, parseWellnessForm);
  const form = draft ?? start(begun.at(-1) ?? 1);
  const [problems, setProblems] = useState<MatchProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');

  const attemptTo = async (work: Promise<void>, done: string) => {
    setStatus('saving');
    try {
      await withDeadline(work, STORE_DEADLINE_MS);
      setDraft(null);
      setStatus('idle');
      showToast('success', done);
    } catch (error) {
      console.info('[skora] a day was not stored:', error);
      setStatus('failed');
    }
  };
  const save = async () => {
    if (status === 'saving') return;
    const checked = checkWellness(form);
    setProblems(checked.problems);
    setAttempt(attempt + 1);
    if (checked.problems.length > 0) return;
    const path = `profiles/${uid}/wellness/${week.id}-${form.day}`;
    await attemptTo(documents.write(path, { ...checked.fields, monday: week.monday }), 'Saved.');
  };

  return (
    <section className={styles.section} aria-labelledby="wellness-title">
      <div>
        <Heading level={2} size="md" id="wellness-title">
          How you felt
        </Heading>
        <Text tone="muted" className={styles.private}>
          <Icon name="lock" className={styles.lock} />
          Only you ever see this: no coach, no guardian, no CV. Leave it out whenever you like; removing a day
          removes it for good.
        </Text>
      </div>
      <WellnessList
        week={week}
        days={days}
        onEdit={(day) => setDraft(formOfWellness(day))}
        onRemove={({ id }) => void attemptTo(documents.remove(`profiles/${uid}/wellness/${id}`), 'Removed.')}
      />
      <Card tone="outline">
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <FormErrorSummary
            errors={problems.map(({ key, message }) => ({ fieldId: `wellness-${key}`, message }))}
            attempt={attempt}
          />
          <WellnessFields
            week={week}
            days={begun}
            form={form}
            error={problems.find(({ key }) => key === 'sleepHours')?.message}
            onDay={(day) => setDraft(start(day))}
            onChange={(part) => setDraft((current) => ({ ...(current ?? form), ...part }))}
          />
          {status === 'failed' ? (
            <Notice tone="danger" live="assertive" title="Not saved yet">
              The server did not take it. What you typed is kept on this device; try again in a moment.
            </Notice>
          ) : null}
          <Cluster>
            <SubmitButton busy={status === 'saving'} variant="secondary">
              Save day
            </SubmitButton>
            {draft ? (
              <Button variant="ghost" onClick={() => setDraft(null)}>
                Leave it as it was
              </Button>
            ) : null}
          </Cluster>
        </form>
      </Card>
    </section>
  );
}
