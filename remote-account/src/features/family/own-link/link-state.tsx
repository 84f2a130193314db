import { failureMessage, useAction } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { Button, Cluster, FailureNotice, Text } from '@skora/shared/ui';
import { answerGuardian, endOwnLink, type OwnLink, readOwnLink } from './own-link-api';

type Link = NonNullable<OwnLink['link']>;

const REPLACED = 'This invitation was replaced by another one. Read who asks before you answer.';

const isReplaced = (error: unknown) => error instanceof Refusal && error.type === 'invitation-replaced';

const asksPlayer = ({ status, by }: Link) => status === 'invited' && by === 'guardian';

function stateWords({ status, by, guardianEmail, guardianName }: Link): string {
  if (status === 'accepted') return `${guardianEmail} sees what others can see of you.`;
  return by === 'player'
    ? `You invited ${guardianEmail}. They have not answered yet.`
    : `${guardianName || 'Somebody'} with the address ${guardianEmail} asks to be linked with you as your parent or guardian.`;
}

interface LinkStateProps {
  link: Link;
  onChange: (next: OwnLink) => void;
}

/** A link or an invitation, and what the player can do about it. */
export function LinkState({ link, onChange }: LinkStateProps) {
  const { busy, failure, run } = useAction({
    words: (error) => (isReplaced(error) ? REPLACED : `Nothing has been changed. ${failureMessage(error)}`),
  });
  const asksYou = asksPlayer(link);
  const end = async () => onChange(await endOwnLink());
  async function answer(accept: boolean) {
    try {
      onChange(await answerGuardian(accept, link.invitationId));
    } catch (error) {
      if (!isReplaced(error)) throw error;
      const now = await readOwnLink();
      onChange(now);
      if (now.link && asksPlayer(now.link)) throw error;
    }
  }
  return (
    <>
      <Text>{stateWords(link)}</Text>
      {asksYou ? (
        <Text tone="muted">
          If you accept, they see your CV as your links show it, your clips there and your places at
          showcases. They never see your messages, how you slept or felt, or your weight. Accept only if you
          are sure that this is your parent or guardian. If it is anybody else, decline and tell an adult you
          trust.
        </Text>
      ) : null}
      {link.status === 'invited' ? <Text tone="muted">An invitation ends after 7 days.</Text> : null}
      <FailureNotice>{failure}</FailureNotice>
      {asksYou ? (
        <Cluster gap={3}>
          <Button variant="secondary" busy={busy} onClick={() => void run(() => answer(true))}>
            Accept
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => void run(() => answer(false))}>
            Decline
          </Button>
        </Cluster>
      ) : (
        <div>
          <Button variant="secondary" busy={busy} busyLabel="Ending…" onClick={() => void run(end)}>
            {link.status === 'accepted' ? 'End this' : 'Take the invitation back'}
          </Button>
        </div>
      )}
    </>
  );
}
