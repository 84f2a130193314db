import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { nameRefusals } from './name-refusals';

/** Collects the schemas of all routes registered afterwards into one OpenAPI document (`app.swagger()`). */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) => String(schema.$id ?? `schema-${index}`),
    },
    transformObject: (made) =>
      nameRefusals('openapiObject' in made ? made.openapiObject : made.swaggerObject),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'SKORA backend',
        version: '1.0.0',
        description:
          'Served by the site under /api. Failures are application/problem+json (RFC 9457). Paths that are not listed answer 404; other methods of a path answer 405 with Allow.',
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          idToken: { type: 'http', scheme: 'bearer', description: 'ID token of Firebase Auth' },
          tasksCaller: {
            type: 'http',
            scheme: 'bearer',
            description: 'ID token of Google for a service account',
          },
          tasksSecret: {
            ...{ type: 'apiKey', in: 'header', name: 'x-tasks-secret' },
            description: 'Only on the machine of a developer',
          },
        },
      },
    },
  });
}
