import { PRICE_BOOK_VERSION } from '@skora/backend/features/pricing/price-book';
import { ANY_TEXT, COMMON_ROWS, type KeyRows } from './key-row';

/** What the backend reads, and how. */
export const BACKEND_ROWS: KeyRows = {
  ...COMMON_ROWS,
  GCLOUD_PROJECT: { good: 'club', missing: 'refused', sample: 'refused', malformed: [] },
  GOOGLE_CLOUD_PROJECT: ANY_TEXT,
  MAX_IN_FLIGHT: { missing: 'starts', sample: 'starts', malformed: ['0', 'all'] },
  TRUST_PROXY_HOPS: { missing: 'starts', sample: 'starts', malformed: ['-1', '1.5'] },
  ALLOWED_ORIGINS: { missing: 'starts', malformed: ['*', 'https://a.example/', 'http://a.example'] },
  DEFAULT_COUNTRY: { missing: 'starts', sample: 'starts', malformed: ['XX'] },
  GEO_URL: {
    good: 'https://geo.example/lite/me',
    missing: 'starts',
    sample: 'refused',
    malformed: ['ftp://geo.example', 'http://geo.example'],
  },
  // With a service, as above; without one nobody asks for it.
  GEO_TOKEN: { good: 'of the service', missing: 'refused', sample: 'refused', malformed: [] },
  SMTP_URL: {
    good: 'smtps://club:password@smtp.example',
    missing: 'refused',
    sample: 'refused',
    malformed: ['smtp.example', 'https://smtp.example'],
  },
  MAIL_FROM: {
    good: 'Club <mail@club.example>',
    missing: 'refused',
    sample: 'refused',
    malformed: ['Club', 'Club <mail>'],
  },
  MAIL_LOG_URL: {
    good: 'https://log.club.example/accepted',
    missing: 'starts',
    sample: 'refused',
    malformed: ['log', 'http://log.club.example'],
  },
  MAIL_LOG_TOKEN: { good: 'of the log', missing: 'refused', sample: 'refused', malformed: [] },
  MAIL_EVENTS_SENDGRID_KEY: { missing: 'starts', malformed: ['half a key'] },
  MAIL_EVENTS_RESEND_SECRET: { missing: 'starts', malformed: ['whsec_half'] },
  REDIS_URL: {
    good: 'rediss://redis.club.example',
    missing: 'starts',
    malformed: ['redis', 'https://redis.club.example', 'redis://redis.club.example'],
  },
  MAILS_PER_HOUR: { missing: 'starts', sample: 'starts', malformed: ['0', 'many'] },
  SAFEGUARDING_INBOX: {
    good: 'safety@club.example',
    missing: 'refused',
    sample: 'refused',
    malformed: ['nobody', 'a@b.example,c@d.example'],
  },
  CLIP_FIRST_LOOK_DAYS: { missing: 'starts', sample: 'starts', malformed: ['-1', 'week'] },
  PRICES_CONFIRMED: { good: PRICE_BOOK_VERSION, missing: 'refused', malformed: ['2026-11-01-00000000'] },
  STRIPE_SECRET_KEY: {
    good: 'sk_live_club',
    missing: 'refused',
    sample: 'refused',
    malformed: ['pk_live_club', 'sk_live', 'sk_test_club'],
  },
  STRIPE_WEBHOOK_SECRET: { good: 'whsec_club', missing: 'refused', sample: 'refused', malformed: ['club'] },
  STRIPE_API_URL: { missing: 'starts', sample: 'refused', malformed: ['stripe', 'https://stripe.example'] },
  STRIPE_TAX: { good: 'on', missing: 'refused', sample: 'starts', malformed: ['true', 'ON'] },
  LINK_SECRET: { good: 'signs links for ever', missing: 'refused', malformed: ['short'] },
  LINK_SECRET_BEFORE: { missing: 'starts', malformed: ['short'] },
  TASKS_CALLER: { good: 'scheduler@club.example', missing: 'refused', malformed: ['scheduler'] },
  TASKS_AUDIENCE: {
    good: 'https://backend.club.example',
    missing: 'refused',
    malformed: ['backend', 'http://backend.club.example'],
  },
  // Opens the tasks on a developer's machine only.
  TASKS_SECRET: { missing: 'starts', malformed: ['what the scheduler says'] },
  VAPID_PUBLIC_KEY: { good: 'B'.repeat(87), missing: 'refused', malformed: ['B'] },
  VAPID_PRIVATE_KEY: { good: 'b'.repeat(43), missing: 'refused', malformed: ['b'] },
  VAPID_SUBJECT: { good: 'mailto:office@club.example', missing: 'refused', malformed: ['office'] },
  PUSH_STAND_IN_URL: { missing: 'starts', malformed: ['push', 'https://push.example'] },
  LOG_LEVEL: { missing: 'starts', sample: 'starts', malformed: ['loud'] },
  LOG_SAMPLE_EVERY: { missing: 'starts', sample: 'starts', malformed: ['0'] },
};
