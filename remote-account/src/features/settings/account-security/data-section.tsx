import { showToast } from '@skora/shared/events';
import { Button, FailureNotice, Icon, Text } from '@skora/shared/ui';
import { useAction } from '@skora/kit';
import { readExport } from './api/security-api';
import { saveFile } from '../../../lib/save-file';
import { SecuritySection } from './section/security-section';

export function DataSection() {
  const { busy, failure, run } = useAction();
  const download = () =>
    run(async () => {
      const document = await readExport();
      const day = document.exportedAt.slice(0, 10);
      saveFile(`skora-data-${day}.json`, JSON.stringify(document, null, 2), 'application/json');
      showToast('success', 'Your data is downloaded.');
    });
  return (
    <SecuritySection id="your-data" title="Your data">
      <Text tone="muted">
        One JSON file with your account, profile, stats, weekly stats, picture, links, confirmations, messages
        and consents. It lists your clips without the video files. Contact requests that went to your parent
        or guardian, or that we have not passed on to you, are not in it. It is free on every plan.
      </Text>
      <FailureNotice title="We could not make the file">{failure}</FailureNotice>
      <div>
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Preparing your file…"
          onClick={() => void download()}
        >
          <Icon name="download" /> Download my data
        </Button>
      </div>
    </SecuritySection>
  );
}
