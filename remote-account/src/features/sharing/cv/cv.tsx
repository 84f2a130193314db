import { bothLoaded } from '../../../lib/documents/both-loaded';
import { PageGate } from '../../../lib/documents/page-gate';
import { usePlayerRecord } from '../../record';
import { OwnCv } from './own-cv';
import { useCvLists } from './use-cv-lists';

export function Cv() {
  return (
    <PageGate loaded={bothLoaded(usePlayerRecord(), useCvLists())} title="My CV" what="your CV">
      {([record, lists]) => <OwnCv record={record} lists={lists} />}
    </PageGate>
  );
}
