import { STALE_DAYS, updatedSentence, type CvView } from '@skora/domain';
import { Badge, Cluster, Text } from '@skora/shared/ui';

/** When it was changed last, and a warning when that is long ago. */
export function CvFoot({ view }: { view: CvView }) {
  const { updated } = view;
  return (
    <Cluster>
      <Text size="small" tone="muted">
        {updatedSentence(view)}.
      </Text>
      {updated?.stale ? (
        <Badge tone="warning" icon="clock">
          Stale: nothing new for more than {STALE_DAYS} days
        </Badge>
      ) : null}
    </Cluster>
  );
}
