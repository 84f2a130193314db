import type Stripe from 'stripe';

/** An SDK's type as JSON carries it: decimals are texts there, out of which the SDK makes objects of its own. */
export type Wire<T> = T extends Stripe.Decimal ? string : { [Key in keyof T]: Wire<T[Key]> };

/** A type of which some fields are known better; it stays assignable to the type itself. */
export type Narrowed<Base, Known extends Partial<Base>> = Omit<Base, keyof Known> & Known;

/** Changes fields of a stored object, by the field's own types. */
export function change<Kept extends object>(kept: Kept, changes: Partial<NoInfer<Kept>>): Kept {
  return Object.assign(kept, changes);
}
