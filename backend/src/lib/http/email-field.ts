import { Type } from 'typebox';

/** An address as people type it; checked further by the route. */
export const emailField = Type.String({ minLength: 3, maxLength: 320 });
