import { allLoaded } from '@skora/kit';
import { PageGate } from '../../../lib/documents/page-gate';
import { usePlayerRecord } from '../../record';
import { OwnCv } from './own-cv';
import { useCvLists } from './use-cv-lists';

export function Cv() {
  return (
    <PageGate
      loaded={allLoaded({ record: usePlayerRecord(), lists: useCvLists() })}
      title="My CV"
      what="your CV"
    >
      {({ record, lists }) => <OwnCv record={record} lists={lists} />}
    </PageGate>
  );
}
