import { type AgeGroupReason, cvTitle, POSITION_NAMES, type CvView } from '@skora/domain';
import { Avatar, Badge, Cluster, PageHeader, Text } from '@skora/shared/ui';
import { PositionMap } from '../../../../lib/positions/position-map';
import { AgeGroupNote } from './age-group-note';
import { CvFacts } from './cv-facts';
import styles from './cv-hero.module.css';

interface CvHeroProps {
  view: CvView;
  /** Address of the picture; null when there is none to show. */
  photo: string | null;
  ageGroupReason: AgeGroupReason | null;
}

export function CvHero({ view, photo, ageGroupReason }: CvHeroProps) {
  const { header, bio, availability } = view;
  const { position, otherPositions, club, ageGroup, shirtNumber } = header;
  const eyebrow = [position ? POSITION_NAMES[position] : 'Player', ageGroup].filter(Boolean).join(' · ');
  return (
    <div className={styles.hero}>
      {shirtNumber === null ? null : (
        <span className={styles.number} aria-hidden="true">
          {shirtNumber}
        </span>
      )}
      <div className={styles.identity}>
        <Avatar
          src={photo}
          alt={photo ? `Portrait of ${cvTitle(view)}` : ''}
          size="xl"
          className={styles.photo}
        />
        <PageHeader
          className={styles.title}
          eyebrow={
            <span>
              {eyebrow} {ageGroupReason ? <AgeGroupNote reason={ageGroupReason} /> : null}
            </span>
          }
          title={cvTitle(view)}
          lead={club ? club : undefined}
        />
      </div>
      {availability?.state || availability?.agent ? (
        <Cluster>
          {availability.state ? (
            <Badge tone="accent" icon="ball">
              {availability.state}
            </Badge>
          ) : null}
          {availability.agent ? (
            <Badge>{availability.agent === 'No agent' ? 'No agent' : `Agent: ${availability.agent}`}</Badge>
          ) : null}
        </Cluster>
      ) : null}
      {bio ? <Text className={styles.bio}>{bio}</Text> : null}
      <div className={styles.columns}>
        <CvFacts view={view} />
        <PositionMap primary={position} others={otherPositions} />
      </div>
    </div>
  );
}
