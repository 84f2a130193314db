export const BUNDLED_PACKAGES: readonly string[];
export const BUNDLE_FOLDER: string;
export function stubName(name: string): string;
