import { failureMessage } from '@skora/kit';
import { Link } from '@skora/shared/router';
import {
  Badge,
  Button,
  ButtonLink,
  classNames,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  Stack,
  Text,
} from '@skora/shared/ui';
import { countryName, parsePosition, POSITION_NAMES } from '@skora/domain';
import { pointedAt } from '../world-map/pointed-at';
import type { usePlayers } from './use-players';
import styles from './player-map.module.css';

interface PlayerResultsProps {
  found: ReturnType<typeof usePlayers>;
  narrowed: boolean;
  inCell: boolean;
  activeId: string | null;
  onActivate: (id: string | null) => void;
  onLeaveCell: () => void;
}

/** The found players as cards; a card says only what its player chose to show. */
export function PlayerResults(props: PlayerResultsProps) {
  const { found, narrowed, inCell, activeId, onActivate, onLeaveCell } = props;
  const { value, busy, error, retry, showMore } = found;
  if (error) {
    return (
      <ErrorState title="We could not load the players" onRetry={retry} retrying={busy}>
        {failureMessage(error)}
      </ErrorState>
    );
  }
  if (!value) return <Skeleton shape="block" />;
  const everywhere = inCell ? (
    <Button size="sm" variant="secondary" onClick={onLeaveCell}>
      Show every area
    </Button>
  ) : undefined;
  if (value.players.length === 0) {
    return (
      <EmptyState title={narrowed ? 'No player matches' : 'Nobody is on the map yet'} action={everywhere}>
        {narrowed
          ? 'Remove a filter. Only adults who chose to be here can be found.'
          : 'Players appear here once they choose to. We never put anybody on the map without asking.'}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={busy}>
      <div className={styles.summary}>
        <Text tone="muted" role="status" className={styles.count}>
          {value.players.length}
          {value.more ? ' players, and there are more' : value.players.length === 1 ? ' player' : ' players'}
        </Text>
        {everywhere}
      </div>
      <ul className={styles.list}>
        {value.players.map(({ id, name, position, ageGroup, country, city, cvPath }) => {
          const code = parsePosition(position);
          return (
            <li
              key={id}
              className={classNames(styles.item, id === activeId && styles.active)}
              {...pointedAt(() => onActivate(id))}
            >
              <Stack gap={1}>
                <Heading level={2} size="sm">
                  {name}
                </Heading>
                <p className={styles.place}>
                  Near {city}, {countryName(country)}
                </p>
              </Stack>
              <Cluster gap={2}>
                <Badge>{code ? POSITION_NAMES[code] : 'Position not given'}</Badge>
                <Badge tone="info">{`Age ${ageGroup.replace('-', '–')}`}</Badge>
                {cvPath ? (
                  <ButtonLink
                    component={Link}
                    to={cvPath}
                    size="sm"
                    variant="secondary"
                    aria-label={`Open CV: ${name}`}
                  >
                    Open CV
                  </ButtonLink>
                ) : null}
              </Cluster>
            </li>
          );
        })}
      </ul>
      {value.more ? (
        <Button variant="secondary" busy={busy} onClick={showMore} className={styles.more}>
          Show more players
        </Button>
      ) : null}
    </div>
  );
}
