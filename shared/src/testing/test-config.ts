import { provideConfig, type BrowserConfig } from '../config';
import { SAMPLE_OPERATOR } from '../utils/operator/operator';

/** Configuration of a page that talks to local emulators; what it does not reach, tests stub at the HTTP edge. */
const TEST_CONFIG = {
  environment: 'local',
  firebase: {
    projectId: 'demo-skora',
    apiKey: 'demo',
    authDomain: 'demo-skora.firebaseapp.com',
    storageBucket: 'demo-skora.appspot.com',
    emulators: { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080', storage: '127.0.0.1:9199' },
  },
  backendUrl: '/api',
  geoUrl: '/api/geo/me',
  operator: SAMPLE_OPERATOR,
  social: {
    facebook: 'https://www.facebook.com/skora',
    instagram: 'https://www.instagram.com/skora',
    youtube: 'https://www.youtube.com/@skora',
    linkedin: 'https://www.linkedin.com/company/skora',
  },
} satisfies BrowserConfig;

/** Gives the kernel the configuration a page would carry. */
export function provideTestConfig(change: Partial<BrowserConfig> = {}): void {
  provideConfig({ ...TEST_CONFIG, ...change });
}
