/** A problem and the field it belongs to. */
export interface MatchProblem {
  key: string;
  message: string;
}
