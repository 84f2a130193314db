import { CLIP_ACTIONS, type CvClip, type CvView } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Badge, ButtonLink, EmptyState, Grid, Heading, Text, TextLink } from '@skora/shared/ui';
import type { ClipFiles } from './clip-files';
import { CvClipVideo } from './cv-clip-video';
import { CvSection } from '../section/cv-section';
import styles from './cv-reel.module.css';

/** Readers rarely watch more. */
const FIRST_PLAYS = 5;

interface ReelProps {
  view: CvView;
  clipFiles: ClipFiles;
  /** Slots of clips that only the player sees, because the plan has no room for them; for the player alone. */
  asleep?: ReadonlySet<number>;
}

function Clip({ clip, clipFiles, sleeps }: { clip: CvClip; clipFiles: ClipFiles; sleeps: boolean }) {
  const { slot, title, action, detail, watchAt, source, said } = clip;
  const name = title || CLIP_ACTIONS[action];
  return (
    <li className={styles.clip}>
      {source === 'upload' ? (
        <CvClipVideo
          name={name}
          clip={clip}
          load={() => clipFiles.video(slot)}
          findPoster={(poster) => clipFiles.poster(slot, poster)}
        />
      ) : null}
      <Heading level={3} size="sm">
        {watchAt ? (
          <TextLink href={watchAt} target="_blank" rel="noreferrer">
            {name}
          </TextLink>
        ) : (
          name
        )}
      </Heading>
      <Text size="small" tone="muted">
        {[CLIP_ACTIONS[action], detail].filter(Boolean).join(' · ')}
      </Text>
      {watchAt ? (
        <Text size="fine" tone="subtle" className={styles.leaves}>
          Opens {source === 'youtube' ? 'YouTube' : 'Vimeo'}, which can then see your visit.
        </Text>
      ) : null}
      {said ? (
        <details className={styles.more}>
          <summary>What is said in the clip</summary>
          <Text size="small" className={styles.said}>
            {said}
          </Text>
        </details>
      ) : null}
      {sleeps ? (
        <Text size="small">
          <Badge tone="warning">Asleep</Badge> Only you see this clip: your plan has no room for it now.{' '}
          <TextLink component={Link} to={paths.clips()}>
            See what wakes it
          </TextLink>
        </Text>
      ) : null}
      {clip.action === 'full_match' ? <Badge>Whole match</Badge> : null}
    </li>
  );
}

export function CvReel({ view, clipFiles, asleep }: ReelProps) {
  const { clips, audience } = view;
  if (!clips || (clips.length === 0 && audience !== 'me')) return null;
  const [first, more] = [clips.slice(0, FIRST_PLAYS), clips.slice(FIRST_PLAYS)];
  const item = (clip: CvClip) => (
    <Clip key={clip.slot} clip={clip} clipFiles={clipFiles} sleeps={asleep?.has(clip.slot) ?? false} />
  );
  return (
    <CvSection
      title="Clips"
      note="Best first. Each one says which player to watch and why."
      empty={clips.length === 0}
    >
      {clips.length === 0 ? (
        <EmptyState
          level={3}
          title="No clip yet"
          action={
            <ButtonLink component={Link} to={paths.clips()} variant="secondary">
              Add a clip
            </ButtonLink>
          }
        >
          A few short clips show a scout how you play. Put the best one first and say which shirt you wear.
        </EmptyState>
      ) : (
        <Grid columns={2} component="ul" className={styles.clips}>
          {first.map(item)}
        </Grid>
      )}
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>
            {more.length} more {more.length === 1 ? 'clip' : 'clips'}
          </summary>
          <Grid columns={2} component="ul" className={styles.clips}>
            {more.map(item)}
          </Grid>
        </details>
      ) : null}
    </CvSection>
  );
}
