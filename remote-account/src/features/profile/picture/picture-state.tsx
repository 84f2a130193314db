import { Notice, Text } from '@skora/shared/ui';

interface PictureStateProps {
  status: 'idle' | 'opening' | 'storing' | 'waiting' | 'offline' | 'failed';
  /** What to tell about `failed`. */
  failure: string | null;
}

export function PictureState({ status, failure }: PictureStateProps) {
  switch (status) {
    case 'offline':
      return (
        <Notice tone="warning" live="polite" title="You are offline">
          The picture is kept on this device and saved as soon as you are back online. Until then your old one
          stays.
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" live="assertive" title="We could not save it">
          {failure}
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
  waiting: 'This picture is only on this device. It is not saved yet.',
} as const;
