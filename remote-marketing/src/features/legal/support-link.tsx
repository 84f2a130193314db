import { TextLink } from '@skora/shared/ui';
import { SUPPORT_ADDRESS } from '../contact/message/topics';

/** The address for everything on the legal pages. */
export function SupportLink() {
  return <TextLink href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</TextLink>;
}
