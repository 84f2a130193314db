import { TextLink } from '@skora/shared/ui';
import { SUPPORT_ADDRESS } from '../../lib/support-address';

/** The address for everything on the legal pages. */
export function SupportLink() {
  return <TextLink href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</TextLink>;
}
