import { privacyPolicy } from '../features/legal/privacy-policy';
import { LegalPage } from '../features/legal/legal-page';

export default function PrivacyPolicy() {
  return <LegalPage document={privacyPolicy} />;
}
