import { GuardianApproval } from '../features/guardian-approval/guardian-approval';

export default function GuardianApprovalRoute() {
  return <GuardianApproval />;
}
