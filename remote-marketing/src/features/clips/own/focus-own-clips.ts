/** Id of the heading above the player's own clips. */
export const OWN_CLIPS_ID = 'own-clips';

/** Moves focus to the heading above the clips, where what had it is about to go. */
export function focusOwnClips(): void {
  document.getElementById(OWN_CLIPS_ID)?.focus({ preventScroll: true });
}
