import { type ContactRequest, findAnswer, findDomain } from '../store/contact-request';

/** A request as its writer and its receiver may read it: without the address, of which only the domain is told. */
export function showRequest(request: ContactRequest) {
  const { writer, reason, writtenAt } = request;
  const { name, club, role, email } = writer;
  return {
    name,
    club,
    role,
    reason,
    writtenAt: writtenAt.toDate().toISOString(),
    domain: findDomain(email),
    answered: findAnswer(request),
  };
}

/** The same in the account of its receiver, who learns the address by accepting. */
export function showOwnRequest({ id, request }: { id: string; request: ContactRequest }) {
  const email = request.status === 'accepted' ? request.writer.email : null;
  return { ...showRequest(request), id, email };
}
