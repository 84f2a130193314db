/** What we prove ourselves with to push services (VAPID, RFC 8292). */
export interface PushConfig {
  publicKey: string;
  privateKey: string;
  /** Where a push service reaches us: `mailto:…` or `https://…`. */
  subject: string;
  /** Origin of a stand-in on this machine; `null`: only real push services. */
  standIn: string | null;
}
