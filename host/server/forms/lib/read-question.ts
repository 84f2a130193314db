import { Ajv, type JSONSchemaType } from 'ajv';

const ajv = new Ajv({ strictTypes: false });

/** A function that checks what the backend says is behind a link. It throws when something is missing. */
export function questionReader<Q>(schema: object): (body: unknown) => Q {
  const validate = ajv.compile<Q>(schema as JSONSchemaType<Q>);
  return (body) => {
    if (validate(body)) return body;
    throw new Error(`The backend sent no such question: ${ajv.errorsText(validate.errors)}`);
  };
}

const text = { type: 'string', maxLength: 10_000 };

/** Schema of an object that has these texts; further members are allowed. */
export function texts(...names: readonly string[]): object {
  return {
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, text])),
  };
}
