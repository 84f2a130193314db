import { useParams } from '@skora/shared/router';
import { ChildPage } from '../features/family/child/child-page';
import { ParentGate } from '../features/family/parent-gate';

export default function FamilyChildPage() {
  const { child = '' } = useParams();
  return (
    <ParentGate>
      <ChildPage key={child} id={child} />
    </ParentGate>
  );
}
