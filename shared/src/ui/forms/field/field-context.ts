import { createContext } from 'react';

/** What a `Field` tells the control inside it. */
interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Carries the wiring from `Field` to its control; `undefined` outside a field. */
export const FieldContext = createContext<FieldWiring | undefined>(undefined);
