import {
  type AgeGroupReason,
  formatDay,
  type CvView,
  STALE_DAYS,
  updatedSentence,
  wholeDates,
} from '@skora/domain';
import { Badge, Cluster, Text } from '@skora/shared/ui';
import { CvHero } from './cv-hero';
import { CvCareer, CvEducation, CvHonours, CvReferences } from './cv-lists';
import { CvRatings } from '../numbers/cv-ratings';
import type { ClipFiles } from '../reel/clip-files';
import { CvReel } from '../reel/cv-reel';
import { CvSeason } from '../numbers/cv-season';
import styles from './cv-sheet.module.css';
import { CvTests } from '../numbers/cv-tests';
import { CvVerification } from './cv-verification';

interface CvSheetProps {
  view: CvView;
  photo: string | null;
  clipFiles: ClipFiles;
  /** Slots of clips that only the player sees, because the plan has no room for them; for the player alone. */
  asleep?: ReadonlySet<number>;
  /** Why it is this age group; for the player alone, because it names the country. */
  ageGroupReason?: AgeGroupReason | null;
  /** The percentiles are still to come; on a shared CV they come with the rest. */
  comparisonAwaited?: boolean;
}

export function CvSheet({
  view,
  photo,
  clipFiles,
  asleep,
  ageGroupReason = null,
  comparisonAwaited = false,
}: CvSheetProps) {
  return (
    <article className={styles.sheet} data-stale={view.updated?.stale || undefined}>
      <CvHero view={view} photo={photo} ageGroupReason={ageGroupReason} />
      <CvVerification view={view} />
      <CvReel view={view} clipFiles={clipFiles} asleep={asleep} />
      <CvSeason view={view} />
      <CvTests view={view} comparisonAwaited={comparisonAwaited} />
      <CvRatings view={view} />
      <CvCareer view={view} />
      <CvHonours view={view} />
      <CvEducation view={view} />
      <CvReferences view={view} />
      <CvFoot view={view} />
    </article>
  );
}

/** When it was changed last (on paper, where “today” soon is wrong, the day alone), and a warning when that is long ago. */
function CvFoot({ view }: { view: CvView }) {
  const { updated } = view;
  return (
    <Cluster>
      <Text size="small" tone="muted" className={styles.ago}>
        {wholeDates(updatedSentence(view))}.
      </Text>
      {updated ? (
        <Text size="small" className={styles.paper}>
          Last change on {wholeDates(formatDay(new Date(updated.on)))}.
        </Text>
      ) : null}
      {updated?.stale ? (
        <Badge tone="warning" icon="clock">
          Nothing new for more than {STALE_DAYS} days
        </Badge>
      ) : null}
    </Cluster>
  );
}
