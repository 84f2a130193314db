import { Button } from '@skora/shared/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './report-clip.module.css';

const ReportDialog = lazy(() => import(/* webpackChunkName: "report-clip" */ './report-dialog'));

interface ReportClipProps {
  clip: { id: string; title: string; player: string };
}

/** The way to report a clip, for everybody who sees it. */
export function ReportClip({ clip }: ReportClipProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className={styles.report}
        aria-label={`Report this clip: ${clip.title}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
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
