import { useForm, useFormDraft } from '@skora/kit';
import { Refusal, waitingTime } from '@skora/shared/api';
import { Button, Notice, Stack, Text } from '@skora/shared/ui';
import { SubmitButton } from '@skora/shared/ui/forms';
import { Dialog } from '@skora/shared/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { reportClip } from './api/report-clip';
import { ReportForm, type ClipReport } from './report-form';

interface ReportDialogProps {
  clip: { id: string; title: string; player: string };
  onClose: () => void;
}

const FORM = 'report-clip';
const NO_REPORT: ClipReport = { reason: null, message: '' };

function explainReport(error: unknown): string {
  return error instanceof Refusal && error.status === 429
    ? `Too many reports came from your connection. Please try again in ${waitingTime(error.retryAfter)}.`
    : 'Your report has not arrived. Check your connection and send it again.';
}

/** Reports one clip. Mounted while it is open; what was typed is there again in the same tab. */
export default function ReportDialog({ clip, onClose }: ReportDialogProps) {
  const [sent, setSent] = useState(false);
  const form = useForm<ClipReport>({
    initial: NO_REPORT,
    draft: useFormDraft({ name: `clip-report_${clip.id}`, empty: NO_REPORT }),
    fieldId: (name) => `report-${name}`,
    check: ({ reason }) => ({ reason: reason === null ? 'Choose what is wrong with it.' : null }),
    explain: explainReport,
    send: async ({ reason, message }, { forget }) => {
      if (reason === null) return;
      await reportClip(clip.id, reason, message.trim());
      forget();
      setSent(true);
    },
  });
  const done = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; the one in its place takes the focus.
  useEffect(() => {
    if (sent) done.current?.focus();
  }, [sent]);
  const close = () => {
    if (!form.busy) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title="Report this clip"
      footer={
        sent ? (
          <Button ref={done} onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button variant="ghost" onClick={close}>
              Not now
            </Button>
            <SubmitButton form={FORM} busy={form.busy} busyLabel="Sending...">
              Send report
            </SubmitButton>
          </>
        )
      }
    >
      {sent ? (
        <Notice tone="success" title="Thank you" live="polite">
          A person will look at “{clip.title}”. If it cannot wait, we hide the clip until then. We do not know
          who you are, so we cannot answer you.
        </Notice>
      ) : (
        <Stack gap={5}>
          <Text tone="muted">
            {clip.player} shows “{clip.title}”. You need no account, and the player does not learn who
            reported it.
          </Text>
          <ReportForm id={FORM} clip={clip.id} form={form} />
        </Stack>
      )}
    </Dialog>
  );
}
