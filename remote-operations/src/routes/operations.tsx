import { OperationsPage } from '../features/operations';

export default function Operations() {
  return <OperationsPage />;
}
