import type { EmulatorPorts } from '../emulators';
import type { StackPorts } from './stack-ports';

/** Compiled servers, absolute paths. */
export type Programs = { backend: string; site: string };

export type StartStackOptions = {
  ports: StackPorts;
  /** Folder of the emulators' data; null keeps it in memory. */
  dataDir: string | null;
  /** Begins with empty data. */
  fresh?: boolean;
  /** Fills empty data with the fictional demo players. */
  seed?: boolean;
  /** Runs the scheduled tasks at their times. Tests call those they need, and leave it out. */
  clock?: boolean;
  log?: (line: string) => void;
  /** Added to the site's environment, for example another `REGISTRY`. */
  siteEnv?: Record<string, string>;
  /** Added to the backend's environment. */
  backendEnv?: Record<string, string>;
  /** The builds in `backend/dist` and `host/dist` by default. */
  programs?: Partial<Programs>;
};

/** The whole local platform, ready for use. */
export type Stack = {
  urls: { site: string; backend: string; mailbox: string; geo: string; stripe: string };
  emulatorPorts: EmulatorPorts;
  /** Variables by which firebase-admin finds the emulators. */
  emulatorEnv: Record<string, string>;
  /** Resolves when a part ends by itself, after everything else has been stopped: the message names the part. */
  crashed: Promise<string>;
  /** Ends the site and starts it anew, with more variables when given. Resolves when it is ready. */
  restartSite: (env?: Record<string, string>) => Promise<void>;
  /** The last lines the backend printed. */
  backendTail: () => string;
  /** Ends the backend and starts it anew. */
  restartBackend: (env?: Record<string, string>) => Promise<void>;
  /** Ends every part and writes the data. Safe to call twice. */
  stop: () => Promise<void>;
};
