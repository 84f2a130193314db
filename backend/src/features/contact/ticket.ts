import { randomInt } from 'node:crypto';

// Letters and digits that nobody confuses when a ticket is read out: no I, L, O, U.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function group(): string {
  return Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A new ticket number such as `SK-7Q2M-X04D`: 40 random bits, so it tells neither a count nor another ticket. */
export function newTicket(): string {
  return `SK-${group()}-${group()}`;
}
