import { useState } from 'react';
import { useAction, useRequest } from '@skora/kit';
import {
  Button,
  Card,
  ErrorState,
  FailureNotice,
  Heading,
  Notice,
  Skeleton,
  Stack,
  Text,
} from '@skora/shared/ui';
import { countryName } from '@skora/domain';
import { chooseCv, joinMap, leaveMap, type OwnMapEntry, readMapEntry } from './map-api';
import { CardCv } from './card-cv';
import { JoinForm } from './join-form';
import styles from './player-map.module.css';

/** Whether this player is on the map, and the way on and off. @param onChange the map is different now */
export function OwnEntry({ onChange }: { onChange: () => void }) {
  const stored = useRequest('own', readMapEntry);
  const [changed, setChanged] = useState<OwnMapEntry | null>(null);
  const { busy, failure, run } = useAction();
  const own = changed ?? stored.value;

  const act = (work: () => Promise<OwnMapEntry>) =>
    run(async () => {
      setChanged(await work());
      onChange();
    });
  if (!own && stored.error) {
    return (
      <ErrorState title="We could not load whether you are on the map" onRetry={stored.retry}>
        Nothing has changed. Check your connection and try again.
      </ErrorState>
    );
  }
  if (!own) return <Skeleton lines={3} />;
  if (!own.allowed && !own.entry) {
    return (
      <Notice title="You are not on this map">
        It shows adult players only. Nobody can find you here until you are 18, or if your account is a
        parent’s. There is nothing to switch off.
      </Notice>
    );
  }
  const { entry } = own;
  return (
    <Card tone="outline" className={styles.own}>
      {entry ? (
        <>
          <Stack gap={1}>
            <Heading level={2} size="sm">
              You are on the map
            </Heading>
            <Text tone="muted">
              As {entry.name}, {entry.position || 'no position'}, age {entry.ageGroup}, near {entry.city},{' '}
              {countryName(entry.country)}. Everybody who is logged in can see this.
            </Text>
          </Stack>
          <Button variant="secondary" busy={busy} onClick={() => void act(leaveMap)}>
            Take me off the map
          </Button>
          <CardCv
            path={entry.cv?.path ?? null}
            busy={busy}
            onChoose={(link) => void act(() => chooseCv(link))}
          />
        </>
      ) : (
        <JoinForm busy={busy} onJoin={(country, city) => act(() => joinMap(country, city))} />
      )}
      <FailureNotice title="That did not work">{failure}</FailureNotice>
    </Card>
  );
}
