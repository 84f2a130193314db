import { GUARDIAN_CONSENTS } from '../../account';
import { emailAddressKey } from '../../../lib/text/email-address';
import { mailboxKey } from '../../../lib/text/mailbox';
import { type Child, type FamilyDeps, readChild } from './child';

/** More than any family has; a bound for what one request reads. */
const MAX_CHILDREN = 20;

/** The players who gave this address for their guardian, or are linked with it. */
async function findUids({ firestore: db }: FamilyDeps, guardianEmail: string): Promise<string[]> {
  const mailbox = mailboxKey(guardianEmail);
  const consents = (name: string) =>
    db.collection(name).where('mailbox', '==', mailbox).limit(MAX_CHILDREN).get();
  const [opened, asked, places, links] = await Promise.all([
    consents(GUARDIAN_CONSENTS.account),
    consents(GUARDIAN_CONSENTS.publishing),
    consents(GUARDIAN_CONSENTS.showcase),
    db
      .collection('familyLinks')
      .where('guardianKey', '==', emailAddressKey(guardianEmail))
      .limit(MAX_CHILDREN)
      .get(),
  ]);
  const uids = [
    ...[...opened.docs, ...asked.docs, ...links.docs].map(({ id }) => id),
    ...places.docs.map((place) => place.get('about.uid') as string),
  ];
  return [...new Set(uids)].slice(0, MAX_CHILDREN);
}

/** Every player this guardian has to do with, by name. */
export async function findChildren(deps: FamilyDeps, guardianEmail: string): Promise<Child[]> {
  const uids = await findUids(deps, guardianEmail);
  const found = await Promise.all(uids.map((uid) => readChild(deps, guardianEmail, uid)));
  return found
    .filter((child) => child !== null)
    .sort((a, b) => a.account.displayName.localeCompare(b.account.displayName));
}
