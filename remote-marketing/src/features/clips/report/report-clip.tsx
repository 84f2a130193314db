import { Button } from '@skora/shared/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './report-clip.module.css';

const ReportDialog = lazy(() => import(/* webpackChunkName: "report-clip" */ './report-dialog'));

interface ReportClipProps {
  clip: { id: string; title: string; player: string };
}

/** Nothing plays on behind a window, least of all what somebody has to say something about. */
function pauseClips(): void {
  for (const video of document.querySelectorAll('video')) video.pause();
}

/** The way to report a clip, for everybody who sees it. */
export function ReportClip({ clip }: ReportClipProps) {
  const [open, setOpen] = useState(false);
  const start = () => {
    pauseClips();
    setOpen(true);
  };
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className={styles.report}
        aria-label={`Report this clip: ${clip.title}`}
        aria-haspopup="dialog"
        onClick={start}
      >
        Report this clip
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ReportDialog clip={clip} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
