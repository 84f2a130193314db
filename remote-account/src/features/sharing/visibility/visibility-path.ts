/** Where a player's choice of who sees what is stored. */
export function visibilityPath(uid: string): string {
  return `profiles/${uid}/settings/visibility`;
}
