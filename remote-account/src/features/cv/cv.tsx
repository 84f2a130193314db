import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useProfilePicture } from '@skora/shared/session';
import { Avatar, Badge, Button, ButtonLink, Cluster, Container, PageHeader, Text } from '@skora/shared/ui';
import { POSITION_NAMES } from '@skora/football';
import { PositionMap } from '../positions/position-map';
import type { PlayerRecord } from '../record/use-player-record';
import { CvFacts } from './cv-facts';
import { CvMatches } from './cv-matches';
import { CvRatings } from './cv-ratings';
import { CvTests } from './cv-tests';
import styles from './cv.module.css';

/** The player's CV as the record holds it; every number says where it comes from. */
export function Cv({ record }: { record: PlayerRecord }) {
  const { profile, entries, matches } = record;
  const picture = useProfilePicture();
  const position = profile.primaryPosition ? POSITION_NAMES[profile.primaryPosition] : 'Player';
  return (
    <Container className={styles.cv}>
      <div className={styles.head}>
        <div className={styles.identity}>
          <Avatar src={picture} alt="" size="xl" />
          <PageHeader
            className={styles.title}
            eyebrow={position}
            title={profile.displayName || 'Your CV'}
            actions={
              <div className={styles.actions}>
                <ButtonLink component={Link} to={paths.editProfile()} variant="secondary">
                  Edit profile
                </ButtonLink>
                <Button variant="ghost" onClick={() => window.print()}>
                  Print
                </Button>
              </div>
            }
          />
        </div>
        <Cluster className={styles.badges}>
          <Badge icon="lock">Only you can see this</Badge>
          <Badge tone="info" icon="info">
            All numbers are self-reported
          </Badge>
        </Cluster>
        {profile.bio ? (
          <Text className={styles.bio}>{profile.bio}</Text>
        ) : (
          <Text tone="muted" className={styles.teach}>
            Two sentences about your game go here: what you do well and what you are working on.
          </Text>
        )}
      </div>
      <div className={styles.columns}>
        <section aria-label="Position" className={styles.pitch}>
          <PositionMap primary={profile.primaryPosition} others={profile.secondaryPositions} />
        </section>
        <CvFacts profile={profile} />
      </div>
      <CvMatches matches={matches} position={profile.primaryPosition} />
      <CvTests entries={entries} />
      <CvRatings entries={entries} />
    </Container>
  );
}
