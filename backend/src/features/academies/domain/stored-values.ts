import { ACADEMY_PROGRAMMES, ACADEMY_SEXES, ACADEMY_TRIALS, type AcademyRow } from '@skora/domain';

/** Values of an academy's programme, as stored. */
export const PROGRAMMES = Object.keys(ACADEMY_PROGRAMMES) as NonNullable<AcademyRow['programme']>[];

/** Values of who trains there, as stored. */
export const SEXES = Object.keys(ACADEMY_SEXES) as NonNullable<AcademyRow['sexes']>[];

/** Values of how one gets to a trial, as stored. */
export const TRIALS = Object.keys(ACADEMY_TRIALS) as NonNullable<AcademyRow['trials']>[];
