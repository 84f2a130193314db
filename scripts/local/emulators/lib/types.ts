/** Ports of 127.0.0.1. */
export type EmulatorPorts = { auth: number; firestore: number; storage: number };

export type EmulatorSettings = {
  projectId: string;
  ports: EmulatorPorts;
  /** Absolute path of the Firestore rules. */
  firestoreRules: string;
  /** Absolute path of the Storage rules. */
  storageRules: string;
  /** Folder that data is read from at start and kept in from then on; null keeps everything in memory. */
  dataDir: string | null;
};

/** Running emulators of Auth, Firestore and Storage. */
export type Emulators = {
  /** The variables by which firebase-admin and our own servers find the emulators. */
  env: Record<string, string>;
  ports: EmulatorPorts;
  /** Resolves with the reason when the emulators end without `stop()`. */
  crashed: Promise<string>;
  /** Writes the data to `dataDir`, then ends both processes. Safe to call twice. */
  stop: () => Promise<void>;
};

/** What the launcher tells the emulators' process … */
export type EmulatorRequest = { type: 'start'; settings: EmulatorSettings } | { type: 'stop' };

/** … and what it hears back. */
export type EmulatorReply = { type: 'ready' } | { type: 'stopped' } | { type: 'failed'; message: string };
