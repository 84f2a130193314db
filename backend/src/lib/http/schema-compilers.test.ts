import { Type } from 'typebox';
import { buildSerializer, buildValidator, compileWaitingSchemas } from './schema-compilers';

const named = (maxLength: number) => ({ Name: Type.String({ $id: 'Name', maxLength }) });
const route = (schema: object) => ({ method: 'GET', url: '/', httpStatus: '200', schema });
const player = () => Type.Object({ name: Type.Ref('Name') });

test('answers of one shape share a serializer, also in another app', () => {
  const first = buildSerializer(named(20))(route(player()));
  expect(buildSerializer(named(20))(route(player()))).toBe(first);
  expect(first({ name: 'Mara', secret: 1 })).toBe('{"name":"Mara"}');
});

test('another shape, or a name that means something else, gets one of its own', () => {
  const compile = buildSerializer(named(20));
  const first = compile(route(player()));
  const other = compile(route(Type.Object({ age: Type.Integer() })));
  expect(other({ age: 15, name: 'Mara' })).toBe('{"age":15}');
  expect(buildSerializer(named(30))(route(player()))).not.toBe(first);
});

const customOptions = { allErrors: false };
const body = (schema: object) => buildValidator({}, { customOptions })(schema);

test('a check is made when it is needed, and says what is wrong', () => {
  const check = body({ schema: Type.Object({ age: Type.Integer() }) });
  expect(check({ age: 15 })).toBe(true);
  expect(check({ age: 'fifteen' })).toBe(false);
  expect(check.errors).toMatchObject([{ instancePath: '/age', keyword: 'type' }]);
});

test('a schema that does not compile is found before the first request', () => {
  body({ schema: { type: 'nonsense' } });
  expect(compileWaitingSchemas).toThrow('schema is invalid');
});
