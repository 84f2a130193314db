import { ANY_TEXT, COMMON_ROWS, type KeyRow, type KeyRows } from './key-row';

const SOCIAL: KeyRow = {
  missing: 'starts',
  malformed: ['http://social.example/club', 'javascript:alert(1)'],
};

/** What the site reads, and how. */
export const SITE_ROWS: KeyRows = {
  ...COMMON_ROWS,
  SITE_PROXY_HOPS: { good: '1', missing: 'refused', sample: 'starts', malformed: ['many', '-1'] },
  BACKEND_URL: {
    good: 'https://backend.club.example',
    missing: 'refused',
    // An address inside the network is right where the backend stands beside the site.
    sample: 'starts',
    malformed: ['backend', 'http://backend.club.example'],
  },
  LAST_GOOD_DIR: ANY_TEXT,
  WATCH_PERCENT: { missing: 'starts', sample: 'starts', malformed: ['-1', '101', 'all'] },
  SERVICE_WORKER: { missing: 'starts', sample: 'starts', malformed: ['no', 'OFF', '0'] },
  FIREBASE_PROJECT_ID: { good: 'club', missing: 'refused', sample: 'refused', malformed: [] },
  FIREBASE_API_KEY: { good: 'of the project', missing: 'refused', sample: 'refused', malformed: [] },
  FIREBASE_AUTH_DOMAIN: { missing: 'starts', sample: 'refused', malformed: [] },
  GEO_PUBLIC_URL: {
    missing: 'starts',
    sample: 'starts',
    malformed: ['geo', '//geo.example', 'http://a.example'],
  },
  GOOGLE_CLIENT_ID: ANY_TEXT,
  GOOGLE_AUTHORIZATION_URL: {
    missing: 'starts',
    sample: 'starts',
    malformed: ['accounts', 'http://a.example'],
  },
  MAP_TILES_URL: {
    good: 'https://tiles.example/{z}/{x}/{y}.png',
    missing: 'starts',
    malformed: ['https://tiles.example/', '{z}{x}{y}', 'http://tiles.example/{z}/{x}/{y}.png'],
  },
  // With tiles, as above; without them nobody asks for it.
  MAP_TILES_ATTRIBUTION: { good: 'Tiles Example', missing: 'refused', malformed: [] },
  SOCIAL_FACEBOOK_URL: SOCIAL,
  SOCIAL_INSTAGRAM_URL: SOCIAL,
  SOCIAL_YOUTUBE_URL: SOCIAL,
  SOCIAL_LINKEDIN_URL: SOCIAL,
  // A developer's; well-formed ones, too, are not for production.
  REMOTE_OVERRIDES: {
    missing: 'starts',
    malformed: ['remote-auth', 'auth@http://localhost:3101/x.js', 'remote-auth@http://localhost:3101/x.js'],
  },
  HOST_DIST: ANY_TEXT,
};
