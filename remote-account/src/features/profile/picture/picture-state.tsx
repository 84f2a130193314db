import { Notice, Text } from '@skora/shared/ui';

interface PictureStateProps {
  status: 'idle' | 'opening' | 'storing' | 'waiting' | 'offline' | 'failed';
}

export function PictureState({ status }: PictureStateProps) {
  switch (status) {
    case 'offline':
      return (
        <Notice tone="warning" live="polite" title="You are offline">
          The picture is kept on this device and saved as soon as the connection is back. The one before stays
          until then.
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" live="assertive" title="Not saved yet">
          The server did not take it. The picture before is still there; try again in a moment.
        </Notice>
      );
    default:
      return (
        <Text size="small" tone="muted" role="status">
          {STATES[status]}
        </Text>
      );
  }
}

const STATES = {
  idle: '',
  opening: 'Opening the picture',
  storing: 'Saving the picture',
  waiting: 'This picture is kept on this device and not saved yet.',
} as const;
