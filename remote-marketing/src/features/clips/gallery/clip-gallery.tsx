import { Button, EmptyState, ErrorState, Heading, Skeleton, Text } from '@skora/shared/ui';
import { useRef, useState } from 'react';
import styles from './clip-gallery.module.css';
import { GalleryCard } from './gallery-card';
import { ALL_CLIPS } from './api/gallery-filter';
import { GalleryFilters } from './gallery-filters';
import { useGallery } from './use-gallery';

function counted(clips: number, hasMore: boolean): string {
  return `${clips === 1 ? '1 clip' : `${clips} clips`}${hasMore ? ', and you can load more' : ''}`;
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
          {' '}
          Clips that players show{' '}
        </Heading>
        <Text tone="muted">
          All these players are adults, and they told us that everybody in the clip has agreed. Nothing plays
          by itself, we count no views, and nobody can comment.
        </Text>
      </div>
      <noscript>
        <Text>The gallery needs JavaScript. You can read everything below without it.</Text>
      </noscript>
      <GalleryFilters filter={filter} onFilter={setFilter} />
      <p role="status" className="sk-visually-hidden">
        {busy || clips === null ? '' : counted(clips.length, hasMore)}
      </p>
      {failed ? (
        <ErrorState title="We could not load the gallery" onRetry={retry} retrying={busy} level={3}>
          Check your connection and try again. You can still read the guide below.
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
            ? 'Nobody shows a clip with these labels yet. Try fewer filters.'
            : 'Players decide for each clip who may see it.'}
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
