/** Stands in for the host's federation runtime, of which the bundle needs this limit alone, in ms. */
export const SCRIPT_TIMEOUT_MS = 8_000;
