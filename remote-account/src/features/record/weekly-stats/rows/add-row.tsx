import { Button, Cluster, Icon, Notice, Text } from '@skora/shared/ui';

interface AddRowProps {
  /** "match", "session". */
  what: string;
  /** What the form holds that was not saved. */
  form: { edited: boolean; waiting: boolean };
  onAdd: () => void;
}

/** Opens the sheet for a new row, and says where one was begun. */
export function AddRow({ what, form: { edited, waiting }, onAdd }: AddRowProps) {
  return (
    <>
      <Cluster>
        <Button variant="primary" onClick={onAdd}>
          <Icon name="plus" /> {edited ? `Continue your ${what}` : `Add a ${what}`}
        </Button>
        {edited && !waiting ? (
          <Text size="small" tone="muted">
            You began a {what}. It is on this device only and not saved yet.
          </Text>
        ) : null}
      </Cluster>
      {waiting ? (
        <Notice tone="warning" live="polite" title="You are offline">
          Your {what} is kept on this device and saved as soon as you are back online.
        </Notice>
      ) : null}
    </>
  );
}
