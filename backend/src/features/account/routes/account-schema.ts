import { Type } from 'typebox';
import { REGISTRATION_FIELDS } from '../store/account-view';

const time = (description: string) => Type.String({ format: 'date-time', description });

const guardianship = Type.Object({
  status: Type.Enum(['pending', 'approved', 'declined', 'revoked']),
  guardianEmail: Type.String({ description: 'Masked, e.g. p•••@mail.example' }),
  requestedAt: time('When the guardian was asked last.'),
  decidedAt: Type.Union([time('When the guardian decided.'), Type.Null()]),
  decides: Type.Boolean({
    description: 'This guardian agreed to the account once: nobody else can be asked.',
  }),
});

const deletion = Type.Object({
  requestedAt: time('When it was asked for.'),
  dueAt: time('Until then it can be cancelled.'),
});

/** Registered with the app once; routes refer to it by name. */
export const accountSchema = Type.Object(
  {
    status: Type.Enum(['incomplete', 'active', 'pending-guardian'], {
      description:
        'incomplete: POST /account/registration is to be called. pending-guardian: nothing can be saved yet.',
    }),
    missing: Type.Array(Type.Enum([...REGISTRATION_FIELDS]), {
      description: 'What the registration needs; empty once it is done.',
    }),
    role: Type.Union([Type.Enum(['player', 'guardian']), Type.Null()]),
    emailVerified: Type.Boolean(),
    startedAnew: Type.Optional(
      Type.Literal(true, {
        description:
          'Until the registration: an earlier account with this address, which nobody had verified, was deleted at the log-in with Google.',
      }),
    ),
    privateByDefault: Type.Boolean({ description: 'True for everybody who was under 18 at registration.' }),
    guardianship: Type.Union([guardianship, Type.Null()]),
    deletion: Type.Union([deletion, Type.Null()]),
    createdAt: time('When the sign-in was made.'),
  },
  { $id: 'Account' },
);
