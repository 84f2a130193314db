import type { Environment } from '../utils/environment';
import type { Operator } from '../utils/operator/operator';

/** Addresses of the local Firebase emulators; only a local environment has them. */
export interface EmulatorAddresses {
  /** URL, e.g. `http://127.0.0.1:9099`. */
  auth: string;
  /** `host:port` */
  firestore: string;
  /** `host:port` */
  storage: string;
}

/** Sign-in with Google by OpenID Connect, without any script of Google's. */
export interface GoogleSignIn {
  /** OAuth client of type "Web application" whose redirect address is `{site}/login`. */
  clientId: string;
  /** Where Google asks the person, `https://accounts.google.com/o/oauth2/v2/auth`. */
  authorizationUrl: string;
}

/** A server of raster tiles in Web Mercator below the marks of every map. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`; tiles are 256 px. */
  url: string;
  /** Who has to be named, as text. */
  attribution: string;
}

/** Public configuration of the running site. The host's server writes it into the page; nothing in it is secret. */
export interface BrowserConfig {
  /** `ENVIRONMENT` of the site, as it is. */
  environment: Environment;
  firebase: {
    projectId: string;
    apiKey: string;
    authDomain: string;
    storageBucket: string;
    emulators?: EmulatorAddresses;
  };
  /** Absent: the site has no Google button. */
  googleSignIn?: GoogleSignIn;
  /** Absent: maps show countries from the site's own files and ask nobody. */
  mapTiles?: MapTiles;
  /** Base URL of the backend, `/api` behind the site's own origin. */
  backendUrl: string;
  /**
   * Answers `{ country_code }`, with `guess: true` when nobody could tell; the backend's `/geo/me` unless the operator
   * names the service itself.
   */
  geoUrl: string;
  /** Who runs the site, as pages name it. */
  operator: Operator;
  /** SKORA elsewhere; a network without an address has no link. */
  social: { facebook?: string; instagram?: string; youtube?: string; linkedin?: string };
}
