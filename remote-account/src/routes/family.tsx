import { Family } from '../features/family/home/family';
import { ParentGate } from '../features/family/parent-gate';

export default function FamilyPage() {
  return (
    <ParentGate>
      <Family />
    </ParentGate>
  );
}
