import document from '../../../openapi.json';

/** A JSON schema, as far as this document uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
}

type Content = Record<string, { schema: Schema }>;

interface Answer {
  $ref?: string;
  content?: Content;
}

interface Documented {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  security: Record<string, unknown>[];
  responses: Record<string, Answer>;
}

/** One operation of the API's document. */
export interface Operation {
  id: string;
  /** In capitals. */
  method: string;
  /** With the names of its parameters in braces. */
  path: string;
  parameters: Parameter[];
  /** The bodies it takes, by media type. */
  bodies: [type: string, schema: Schema][];
  /** Run by the scheduler, with its secret. */
  isTask: boolean;
  /** What it may answer, by status. */
  answers: ReadonlyMap<number, Content>;
}

const { paths, components } = document as unknown as {
  paths: Record<string, Record<string, Documented>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
};

export { components };

function contentOf({ $ref, content }: Answer): Content {
  return ($ref ? components.responses[$ref.split('/').at(-1) ?? '']?.content : content) ?? {};
}

/** Every operation of the committed document. */
export const OPERATIONS: readonly Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({
    id: one.operationId,
    method: method.toUpperCase(),
    path,
    parameters: one.parameters ?? [],
    bodies: Object.entries(one.requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
    isTask: one.security.some((choice) => 'tasksSecret' in choice),
    answers: new Map(
      Object.entries(one.responses).map(([status, answer]) => [Number(status), contentOf(answer)]),
    ),
  })),
);
