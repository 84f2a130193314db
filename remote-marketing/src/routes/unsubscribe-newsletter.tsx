import { DigestDesk } from '../features/digest/digest-desk';

export default function UnsubscribeNewsletter() {
  return <DigestDesk />;
}
