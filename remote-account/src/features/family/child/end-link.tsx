import { failureMessage, useAction } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { showToast } from '@skora/shared/events';
import { useNavigate } from '@skora/shared/router';
import { Button, FailureNotice, Text } from '@skora/shared/ui';
import { endLink } from '../api/family-api';
import { Section } from './section';

/** Ends a link that began with an invitation. */
export function EndLink({ id, name }: { id: string; name: string }) {
  const navigate = useNavigate();
  const { busy, failure, run } = useAction({
    words: (error) => `Nothing has been changed. ${failureMessage(error)}`,
  });
  const end = () =>
    void run(async () => {
      await endLink(id);
      showToast('success', `You are not linked with ${name} any more.`);
      navigate(paths.family());
    });
  return (
    <Section title="The link between you">
      <Text tone="muted">
        You see this page because {name} and you agreed to it. It ends when {name} is 18.
      </Text>
      <FailureNotice>{failure}</FailureNotice>
      <div>
        <Button variant="secondary" busy={busy} busyLabel="Ending…" onClick={end}>
          End the link
        </Button>
      </div>
    </Section>
  );
}
