import { Family } from '../features/family/family';
import { ParentGate } from '../features/family/parent-gate';

export default function FamilyPage() {
  return (
    <ParentGate>
      <Family />
    </ParentGate>
  );
}
