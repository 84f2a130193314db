export function visibilityPath(uid: string): string {
  return `profiles/${uid}/settings/visibility`;
}
