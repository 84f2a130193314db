import { useCallback, useEffect, useRef, useState } from 'react';
import { findClips, type GalleryClip } from './api/find-clips';
import type { GalleryFilter } from './api/gallery-filter';

interface Pages {
  filter: GalleryFilter;
  clips: GalleryClip[];
  next: string | null;
}

/** The gallery page by page. What is shown stays until the answer to another choice is here. */
export function useGallery(filter: GalleryFilter) {
  const [pages, setPages] = useState<Pages | null>(null);
  const [busy, setBusy] = useState(true);
  const [failed, setFailed] = useState(false);
  // Answers may overtake each other: only the one to the latest question counts.
  const latest = useRef(0);
  const load = useCallback(async (wanted: GalleryFilter, before: GalleryClip[], cursor: string | null) => {
    latest.current += 1;
    const question = latest.current;
    setBusy(true);
    setFailed(false);
    try {
      const { clips, next } = await findClips(wanted, cursor);
      if (question === latest.current) setPages({ filter: wanted, clips: [...before, ...clips], next });
    } catch (error) {
      console.info('[skora] the gallery did not answer:', error);
      if (question === latest.current) setFailed(true);
    }
    if (question === latest.current) setBusy(false);
  }, []);
  useEffect(() => {
    void load(filter, [], null);
  }, [filter, load]);
  return {
    clips: pages?.clips ?? null,
    hasMore: pages?.filter === filter && pages.next !== null,
    busy,
    failed,
    more: () => void load(filter, pages?.clips ?? [], pages?.next ?? null),
    retry: () => void load(filter, [], null),
  };
}
