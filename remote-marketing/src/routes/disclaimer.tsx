import { disclaimer } from '../features/legal/disclaimer';
import { LegalPage } from '../features/legal/legal-page';

export default function Disclaimer() {
  return <LegalPage document={disclaimer} />;
}
