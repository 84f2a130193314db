/** Numbers whose sum cannot be more than another one, and the sentence for when it is. */
export interface NumberRelation {
  /** Numbers that are added up; those not counted are nothing. */
  parts: readonly string[];
  /** The greater number: one of the match, or a score of the row. Not counted means not checked. */
  whole: string;
  /** Field to correct. */
  at: string;
  message: string;
}

/** Names of the scores of a row, as a relation may use them. */
export const SCORES: readonly string[] = ['goalsFor', 'goalsAgainst'];

const within = (part: string, whole: string, message: string): NumberRelation => ({
  parts: [part],
  whole,
  at: part,
  message,
});

/** What cannot be more than what. The database rules are generated from it. */
export const NUMBER_RELATIONS: readonly NumberRelation[] = [
  within('shotsOnTarget', 'shots', 'Shots on target cannot be more than shots.'),
  within('goals', 'shotsOnTarget', 'Goals cannot be more than shots on target.'),
  within('goals', 'goalsFor', 'You cannot score more than your team did.'),
  within('penaltiesScored', 'penaltiesTaken', 'Penalties scored cannot be more than penalties taken.'),
  within('penaltiesScored', 'goals', 'Penalties scored are goals: they cannot be more than your goals.'),
  within('passesCompleted', 'passesAttempted', 'Completed passes cannot be more than attempted ones.'),
  within('longAttempted', 'passesAttempted', 'Long passes are passes: they cannot be more than all of them.'),
  within('longCompleted', 'longAttempted', 'Completed long passes cannot be more than attempted ones.'),
  within('longCompleted', 'passesCompleted', 'Completed long passes cannot be more than all completed ones.'),
  within('dribblesWon', 'dribblesAttempted', 'Dribbles won cannot be more than dribbles attempted.'),
  within('duelsWon', 'duelsTotal', 'Duels won cannot be more than duels.'),
  within('aerialTotal', 'duelsTotal', 'Duels in the air are duels: they cannot be more than all of them.'),
  within('aerialWon', 'aerialTotal', 'Duels won in the air cannot be more than duels in the air.'),
  within('aerialWon', 'duelsWon', 'Duels won in the air cannot be more than all duels won.'),
  within('tacklesWon', 'tacklesAttempted', 'Tackles won cannot be more than tackles attempted.'),
  within('conceded', 'goalsAgainst', 'You cannot concede more than the opponent scored.'),
  {
    parts: ['saves', 'conceded'],
    whole: 'faced',
    at: 'saves',
    message: 'Saves and goals conceded together cannot be more than the shots on target you faced.',
  },
  {
    parts: ['conceded', 'ownGoals'],
    whole: 'goalsAgainst',
    at: 'ownGoals',
    message: 'Goals conceded and own goals together cannot be more than the opponent scored.',
  },
  within('penaltiesSaved', 'penaltiesFaced', 'Penalties saved cannot be more than penalties faced.'),
  within('penaltiesSaved', 'saves', 'Penalties saved are saves: they cannot be more than your saves.'),
  {
    parts: ['crossesClaimed', 'crossesPunched'],
    whole: 'crossesFaced',
    at: 'crossesClaimed',
    message: 'Crosses claimed and punched together cannot be more than the crosses you faced.',
  },
];
