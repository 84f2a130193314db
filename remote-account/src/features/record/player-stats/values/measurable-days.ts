/** Days on which a test can have been measured, `YYYY-MM-DD` where the player is. */
export interface MeasurableDays {
  /** The fifth birthday. */
  first: string;
  today: string;
}
