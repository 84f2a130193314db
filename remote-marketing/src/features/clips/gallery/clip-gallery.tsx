import { Button, EmptyState, ErrorState, Heading, Skeleton, Text } from '@skora/shared/ui';
import { useRef, useState } from 'react';
import styles from './clip-gallery.module.css';
import { GalleryCard } from './gallery-card';
import { ALL_CLIPS } from './api/gallery-filter';
import { GalleryFilters } from './gallery-filters';
import { useGallery } from './use-gallery';

function counted(clips: number, hasMore: boolean): string {
  return `${clips === 1 ? '1 clip' : `${clips} clips`}${hasMore ? ', more can be loaded' : ''}`;
}

/** Clips that adult players show to everybody, newest first. */
export function ClipGallery() {
  const [filter, setFilter] = useState(ALL_CLIPS);
  const { clips, hasMore, busy, failed, more, retry } = useGallery(filter);
  const heading = useRef<HTMLHeadingElement>(null);
  const showAll = () => {
    setFilter(ALL_CLIPS);
    // The button goes with its box.
    heading.current?.focus();
  };
  const narrowed = Object.values(filter).some((value) => value !== '');
  return (
    <section className={styles.gallery} aria-labelledby="gallery">
      <div className={styles.intro}>
        <Heading level={2} size="lg" id="gallery" ref={heading} tabIndex={-1}>
          Clips players show
        </Heading>
        <Text tone="muted">
          Adults only, each with the consent of everybody in the picture as its player told us. Nothing plays
          by itself, nothing is counted, nobody can comment.
        </Text>
      </div>
      <noscript>
        <Text>The gallery needs JavaScript. Everything below can be read without.</Text>
      </noscript>
      <GalleryFilters filter={filter} onFilter={setFilter} />
      <p role="status" className="sk-visually-hidden">
        {busy || clips === null ? '' : counted(clips.length, hasMore)}
      </p>
      {failed ? (
        <ErrorState title="The gallery did not answer" onRetry={retry} retrying={busy} level={3}>
          Your connection or our server: the guide below works all the same.
        </ErrorState>
      ) : null}
      {clips === null && !failed ? (
        <div className={styles.cards} aria-hidden="true">
          <Skeleton shape="block" className={styles.waiting} />
          <Skeleton shape="block" className={styles.waiting} />
          <Skeleton shape="block" className={styles.waiting} />
        </div>
      ) : null}
      {clips?.length === 0 && !failed ? (
        <EmptyState
          level={3}
          title={narrowed ? 'No clip like this yet' : 'No clip is public yet'}
          action={narrowed ? <Button onClick={showAll}>Show all clips</Button> : undefined}
        >
          {narrowed
            ? 'Nobody has shown a clip with these labels. Try fewer of them.'
            : 'Players decide themselves, clip by clip. Most keep theirs for people they write to.'}
        </EmptyState>
      ) : null}
      {clips && clips.length > 0 ? (
        <div className={styles.cards} aria-busy={busy}>
          {clips.map((clip) => (
            <GalleryCard key={clip.id} clip={clip} />
          ))}
        </div>
      ) : null}
      {hasMore ? (
        <Button variant="secondary" busy={busy} onClick={more} className={styles.more}>
          Show more clips
        </Button>
      ) : null}
    </section>
  );
}
