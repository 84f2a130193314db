import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { StripeGateway } from '../stripe/stripe-gateway';
import type { StorageBucket } from '../firestore/connect-firebase';

/** Whose data it is about. */
export interface Subject {
  uid: string;
  /** `null`: none, or not known any more. */
  email: string | null;
  /** Whether the address is proven to be the subject's. */
  emailVerified: boolean;
  /** Of an erasure: keys of the addresses that were proven to be the subject's, earlier ones too, and are nobody else's by now. */
  addressKeys?: readonly string[];
}

export interface DataOwnerDeps {
  auth: Auth;
  firestore: Firestore;
  bucket: () => StorageBucket;
  /** `null`: no payment service is set up. */
  payments: StripeGateway | null;
}

/**
 * A part of the service that keeps data about people. Every feature that stores something under, or with, a uid or
 * an address adds one to `app/data-owners.ts`: export and deletion then know it.
 */
export interface DataOwner {
  /** Its key in the export. */
  name: string;
  /** All it holds about the subject, as JSON once {@link toJson} has seen it; `null` for nothing. */
  export: (deps: DataOwnerDeps, subject: Subject) => Promise<unknown>;
  /** Removes all of it. Must be safe to repeat, also after it was cut off anywhere. */
  erase: (deps: DataOwnerDeps, subject: Subject) => Promise<void>;
}

/** All data owners together. */
export interface PersonalData {
  /** All that is held about somebody, by owner, as JSON. */
  exportData: (deps: DataOwnerDeps, subject: Subject) => Promise<Record<string, unknown>>;
  /** Removes all of it, one owner after the other; safe to repeat. */
  eraseData: (deps: DataOwnerDeps, subject: Subject) => Promise<void>;
}
