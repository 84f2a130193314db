import { type Action } from '@skora/kit';
import { CLIP_REPORTS, CLIP_REPORT_TEXT, type ClipReportReason } from '@skora/domain';
import { Refusal, waitingTime } from '@skora/shared/api';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { FailureNotice, Notice, Stack, Text, TextLink } from '@skora/shared/ui';
import { Field, FormErrorSummary, RadioGroup, Textarea } from '@skora/shared/ui/forms';
import { useState, type FormEvent } from 'react';
import { reportClip } from './api/report-clip';

interface ReportFormProps {
  id: string;
  /** Id of the clip in the gallery. */
  clip: string;
  action: Action;
  onSent: () => void;
}

const OPTIONS = (Object.keys(CLIP_REPORTS) as ClipReportReason[]).map((value) => ({
  value,
  label: CLIP_REPORTS[value],
}));

function failureWords(error: unknown): string {
  return error instanceof Refusal && error.status === 429
    ? `Too many reports came from your connection. Please try again in ${waitingTime(error.retryAfter)}.`
    : 'Your report has not arrived. Check your connection and send it again.';
}

/** Why the clip should not be shown, and more when somebody wants to tell it. */
export function ReportForm({ id, clip, action, onSent }: ReportFormProps) {
  const [reason, setReason] = useState<ClipReportReason | null>(null);
  const [message, setMessage] = useState('');
  const [attempt, setAttempt] = useState(0);
  const problem = attempt > 0 && reason === null ? 'Choose what is wrong with it.' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (reason === null) return;
    void action.run(async () => {
      await reportClip(clip, reason, message.trim());
      onSent();
    });
  };
  return (
    <form id={id} method="post" noValidate aria-label="Report this clip" onSubmit={submit}>
      <Stack gap={5}>
        <FormErrorSummary
          errors={problem ? [{ fieldId: 'report-reason', message: problem }] : []}
          attempt={attempt}
        />
        <FailureNotice>{action.error ? failureWords(action.error) : null}</FailureNotice>
        <RadioGroup
          id="report-reason"
          legend="What is wrong with it?"
          name="report-reason"
          required
          options={OPTIONS}
          value={reason}
          error={problem}
          onValueChange={setReason}
        />
        {reason === 'danger' ? (
          <Notice live="polite">
            Is somebody in danger now? Call 112 in the European Union, 999 in the United Kingdom, or your own
            emergency number.
          </Notice>
        ) : null}
        <Field id="report-message" label="What should we know?" hint="No names of children, please.">
          <Textarea
            rows={3}
            limit={CLIP_REPORT_TEXT}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
        <Text size="small" tone="muted">
          You want an answer?{' '}
          <TextLink component={Link} to={`${paths.contactUs()}?topic=safeguarding&clip=${clip}#write`}>
            Write to the person who protects players
          </TextLink>{' '}
          instead.
        </Text>
      </Stack>
    </form>
  );
}
