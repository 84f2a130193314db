import { Button, FailureNotice, Stack } from '@skora/shared/ui';
import { useAction } from '@skora/kit';
import { type PlanState, resumePlan } from '../billing-api';
import { planFailure } from './plan-failure';

interface ResumeButtonProps {
  label: string;
  onChanged: (next: PlanState) => void;
}

export function ResumeButton({ label, onChanged }: ResumeButtonProps) {
  const { busy, failure, run } = useAction({ words: planFailure });
  return (
    <Stack gap={3}>
      <div>
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          onClick={() => void run(async () => onChanged(await resumePlan()))}
        >
          {label}
        </Button>
      </div>
      <FailureNotice>{failure}</FailureNotice>
    </Stack>
  );
}
