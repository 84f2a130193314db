import { Cv } from '../features/cv/cv';
import { RecordGate } from '../features/record/record-gate';

export default function CvPage() {
  return <RecordGate title="My CV">{(record) => <Cv record={record} />}</RecordGate>;
}
