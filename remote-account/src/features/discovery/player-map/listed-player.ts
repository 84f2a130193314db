/** What the card of a player says. */
export interface ListedPlayer {
  id: string;
  /** First name and initial. */
  name: string;
  /** Code, or empty. */
  position: string;
  ageGroup: string;
  country: string;
  city: string;
  lat: number;
  lng: number;
  /** Address of the CV, where the player shares it here; null otherwise. */
  cvPath: string | null;
}
