import type { Form } from '@skora/kit';
import { CLIP_REPORTS, CLIP_REPORT_TEXT, type ClipReportReason } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { FailureNotice, Notice, Stack, Text, TextLink } from '@skora/shared/ui';
import { Field, FormErrorSummary, RadioGroup, Textarea } from '@skora/shared/ui/forms';

/** What somebody says about a clip. */
export interface ClipReport {
  reason: ClipReportReason | null;
  message: string;
}

interface ReportFormProps {
  id: string;
  /** Id of the clip in the gallery. */
  clip: string;
  form: Form<ClipReport, keyof ClipReport>;
}

const OPTIONS = (Object.keys(CLIP_REPORTS) as ClipReportReason[]).map((value) => ({
  value,
  label: CLIP_REPORTS[value],
}));

/** Why the clip should not be shown, and more when somebody wants to tell it. */
export function ReportForm({ id, clip, form }: ReportFormProps) {
  return (
    <form id={id} method="post" noValidate aria-label="Report this clip" onSubmit={form.onSubmit}>
      <Stack gap={5}>
        <FormErrorSummary {...form.summary} />
        <FailureNotice>{form.failure}</FailureNotice>
        <RadioGroup
          {...form.field('reason')}
          legend="What is wrong with it?"
          name="report-reason"
          required
          options={OPTIONS}
          value={form.values.reason}
          onValueChange={(reason) => form.change({ reason })}
        />
        {form.values.reason === 'danger' ? (
          <Notice live="polite">
            Is somebody in danger now? Call 112 in the European Union, 999 in the United Kingdom, or your own
            emergency number.
          </Notice>
        ) : null}
        <Field {...form.field('message')} label="What should we know?" hint="No names of children, please.">
          <Textarea {...form.control('message')} rows={3} limit={CLIP_REPORT_TEXT} />
        </Field>
        <Text size="small" tone="muted">
          Do you want an answer?{' '}
          <TextLink component={Link} to={`${paths.contactUs()}?topic=safeguarding&clip=${clip}#write`}>
            Write to the person who protects players
          </TextLink>{' '}
          instead.
        </Text>
      </Stack>
    </form>
  );
}
