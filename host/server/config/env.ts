import type { BrowserConfig } from '@skora/shared/config';

/** Settings of the host's server, from its environment. */
export interface SiteEnv {
  port: number;
  host: string;
  backendUrl: string;
  /** Folder or `gs://bucket`. */
  registry: string;
  /** Folder for the copies that survive a registry outage and a restart; null keeps them in memory only. */
  lastGoodDir: string | null;
  /** Folder of another browser build of the host, for development. */
  hostDist: string | null;
  /** Absolute address of the site, for canonical links and cards. */
  publicOrigin: string;
  /** Remote id → address of a developer's container. Ignored in production. */
  overrides: Readonly<Record<string, string>>;
  browser: BrowserConfig;
}

type Source = Readonly<Record<string, string | undefined>>;

class Reader {
  readonly errors: string[] = [];

  constructor(private readonly source: Source) {}

  text(key: string, fallback?: string): string {
    const value = this.source[key] ?? fallback;
    if (value === undefined || value === '') this.errors.push(`${key} is missing.`);
    return value ?? '';
  }

  url(key: string, fallback?: string): string {
    const value = this.text(key, fallback);
    if (value !== '' && !URL.canParse(value)) this.errors.push(`${key} is not a URL: ${value}`);
    return value.replace(/\/$/, '');
  }

  port(key: string, fallback: number): number {
    const value = Number(this.source[key] ?? fallback);
    if (!Number.isInteger(value) || value < 0 || value > 65_535) this.errors.push(`${key} is not a port.`);
    return value;
  }

  optional(key: string): string | undefined {
    return this.source[key] || undefined;
  }
}

function parseOverrides(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(',').filter((pair) => pair.includes('@'));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('@');
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    }),
  );
}

function readEmulators(read: Reader): BrowserConfig['firebase']['emulators'] {
  const auth = read.optional('FIREBASE_AUTH_EMULATOR_HOST');
  const firestore = read.optional('FIRESTORE_EMULATOR_HOST');
  const storage = read.optional('FIREBASE_STORAGE_EMULATOR_HOST');
  if (!auth && !firestore && !storage) return undefined;
  if (!auth || !firestore || !storage) {
    read.errors.push('Set all three emulator hosts (auth, firestore, storage) or none of them.');
    return undefined;
  }
  return { auth: `http://${auth}`, firestore, storage };
}

function readGoogle(read: Reader): BrowserConfig['googleSignIn'] {
  const authorizationUrl = read.url(
    'GOOGLE_AUTHORIZATION_URL',
    'https://accounts.google.com/o/oauth2/v2/auth',
  );
  const clientId = read.optional('GOOGLE_CLIENT_ID');
  return clientId ? { clientId, authorizationUrl } : undefined;
}

function readMapTiles(read: Reader): BrowserConfig['mapTiles'] {
  const url = read.optional('MAP_TILES_URL');
  if (!url) return undefined;
  if (!URL.canParse(url) || !['{z}', '{x}', '{y}'].every((place) => url.includes(place))) {
    read.errors.push(`MAP_TILES_URL is not an address with {z}, {x} and {y}: ${url}`);
  }
  return { url, attribution: read.text('MAP_TILES_ATTRIBUTION') };
}

/** Reads and checks the environment. @throws one error that lists everything that is wrong */
export function readEnv(source: Source): SiteEnv {
  const read = new Reader(source);
  const projectId = read.text('FIREBASE_PROJECT_ID');
  const emulators = readEmulators(read);
  const port = read.port('PORT', 3000);
  const env: SiteEnv = {
    port,
    host: read.text('HOST', '127.0.0.1'),
    backendUrl: read.url('BACKEND_URL'),
    registry: read.text('REGISTRY'),
    lastGoodDir: read.optional('LAST_GOOD_DIR') ?? null,
    hostDist: read.optional('HOST_DIST') ?? null,
    // Canonical links, previews and the sitemap must not name this machine in production.
    publicOrigin: read.url('PUBLIC_ORIGIN', emulators ? `http://localhost:${port}` : undefined),
    overrides: parseOverrides(read.optional('REMOTE_OVERRIDES')),
    browser: {
      environment: emulators ? 'local' : 'production',
      firebase: {
        projectId,
        apiKey: read.text('FIREBASE_API_KEY'),
        authDomain: read.text('FIREBASE_AUTH_DOMAIN', `${projectId}.firebaseapp.com`),
        storageBucket: read.text('FIREBASE_STORAGE_BUCKET', `${projectId}.appspot.com`),
        emulators,
      },
      googleSignIn: readGoogle(read),
      mapTiles: readMapTiles(read),
      backendUrl: '/api',
      geoUrl: read.text('GEO_PUBLIC_URL', '/api/geo/me'),
      social: {
        facebook: read.url('SOCIAL_FACEBOOK_URL', 'https://www.facebook.com/'),
        instagram: read.url('SOCIAL_INSTAGRAM_URL', 'https://www.instagram.com/'),
        youtube: read.url('SOCIAL_YOUTUBE_URL', 'https://www.youtube.com/'),
        linkedin: read.url('SOCIAL_LINKEDIN_URL', 'https://www.linkedin.com/'),
      },
    },
  };
  if (read.errors.length > 0) throw new Error(`The site cannot start:\n- ${read.errors.join('\n- ')}`);
  return env;
}
