import { accessibility } from '../features/legal/accessibility';
import { LegalPage } from '../features/legal/legal-page';

export default function Accessibility() {
  return <LegalPage document={accessibility} />;
}
