/**
 * Writes provider.schema.json: of each resource type that scripts/deploy/infrastructure uses, its attributes and blocks as the published
 * provider has them. They are read from the typings of the npm packages `@cdktf/provider-google` and `@cdktf/provider-google-beta`,
 * which are too large (600 MB) to be a dependency:
 *
 *   npm install --prefix /tmp/bindings --ignore-scripts --legacy-peer-deps \
 *     @cdktf/provider-google@16.12.1 @cdktf/provider-google-beta@16.12.1
 *   npx tsx scripts/tools/deploy/infrastructure/make-provider-schema.ts /tmp/bindings/node_modules/@cdktf
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration, usedTypes } from './read-configuration';
import { SCHEMA_FILE, type Block, type CtyType, type ProviderSchema } from './provider-schema';

const PROVIDERS = ['google', 'google-beta'];
const SIMPLE: Record<string, CtyType> = {
  string: 'string',
  boolean: 'bool',
  number: 'number',
  stringList: ['list', 'string'],
  numberList: ['list', 'number'],
  stringMap: ['map', 'string'],
  stringMapList: ['list', ['map', 'string']],
};
/** One attribute in the code that the bindings generate: name, how its value is made, whether it is a block, and its shape. */
const MEMBER =
  /^ +(\w+): \{\s+value: (.*),\s+isBlock: (true|false),\s+type: "(\w+)",\s+storageClassType: "(\w+)"/gm;

const camelCase = (name: string) => name.replace(/_+(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The files of one resource's binding. */
interface Binding {
  code: string;
  typings: string;
}

/** The body of an interface of the typings; it ends at the first line that is only a brace. */
function interfaceBody({ typings }: Binding, name: string): string {
  return (
    new RegExp(`^export interface ${name}(?: extends [^{]+)? \\{$([\\s\\S]*?)^\\}$`, 'm').exec(
      typings,
    )?.[1] ?? ''
  );
}

function readMembers(binding: Binding, code: string, interfaceName: string): Block {
  const declared = interfaceBody(binding, interfaceName);
  const block: Block = { attributes: {}, blocks: {} };
  for (const [, name = '', value = '', isBlock, shape, storage = ''] of code.matchAll(MEMBER)) {
    const declaration = new RegExp(`readonly ${camelCase(name)}(\\??): (.*);?$`, 'm').exec(declared);
    if (!declaration)
      throw new Error(`${interfaceName} has no typing of ${name}: the bindings have changed.`);
    const isRequired = declaration[1] === '';
    const maker = /(\w+)ToHclTerraform/.exec(value)?.[1] ?? '';
    if (isBlock === 'false' || maker in { string: 1, boolean: 1, number: 1 }) {
      const type = SIMPLE[storage];
      if (type === undefined) throw new Error(`${interfaceName}.${name} is of the unknown type ${storage}.`);
      const isSet = shape === 'set' && Array.isArray(type);
      block.attributes[name] = {
        type: isSet ? ['set', type[1]] : type,
        ...(isRequired && { required: true }),
      };
      continue;
    }
    const inner = maker.charAt(0).toUpperCase() + maker.slice(1);
    const isMany = /\[\]/.test(declaration[2] ?? '');
    block.blocks[name] = {
      nesting: shape === 'struct' ? 'single' : shape === 'set' ? 'set' : 'list',
      ...(isRequired && { min: 1 }),
      ...(!isMany && { max: 1 }),
      ...readMembers(binding, functionBody(binding, maker), inner),
    };
  }
  return block;
}

function functionBody({ code }: Binding, maker: string): string {
  const found = new RegExp(`^function ${maker}ToHclTerraform\\(struct\\) \\{$([\\s\\S]*?)^\\}$`, 'm').exec(
    code,
  );
  if (!found?.[1]) throw new Error(`There is no ${maker}ToHclTerraform: the bindings have changed.`);
  return found[1];
}

/** What the provider alone decides, such as an address: a getter of the resource without a setter. */
function readComputed({ code }: Binding, block: Block): void {
  const own = code.slice(code.lastIndexOf('extends cdktf.TerraformResource'));
  const getter = /get (\w+)\(\) \{\s+return (?:cdktf\.Fn\.tolist\()?this\.get(\w+)Attribute\('(\w+)'\)/g;
  const types: Record<string, CtyType> = {
    ...{ String: 'string', Boolean: 'bool', Number: 'number' },
    ...{ List: ['list', 'string'], NumberList: ['list', 'number'], StringMap: ['map', 'string'] },
  };
  for (const [, , kind = '', name = ''] of own.matchAll(getter)) {
    if (name in block.attributes || name in block.blocks) continue;
    block.attributes[name] = { type: types[kind] ?? 'string', computed: true };
  }
}

function readResource(folder: string, type: string): Block {
  // The bindings of the beta provider say "google-" in the names of their folders, too.
  const name = type.replace(/^google_/, '').replaceAll('_', '-');
  const directory = readdirSync(folder).find((entry) => entry.replace(/^google-/, '') === name);
  if (directory === undefined) throw new Error(`The provider has no resource ${type}.`);
  const binding = {
    code: readFileSync(join(folder, directory, 'index.js'), 'utf8'),
    typings: readFileSync(join(folder, directory, 'index.d.ts'), 'utf8'),
  };
  const config =
    /export interface (\w+Config) extends cdktf\.TerraformMetaArguments/.exec(binding.typings)?.[1] ?? '';
  const attributes = /synthesizeHclAttributes\(\) \{([\s\S]*?)^ {4}\}/m.exec(binding.code)?.[1] ?? '';
  const block = readMembers(binding, attributes, config);
  readComputed(binding, block);
  return block;
}

const bindings = process.argv[2];
if (bindings === undefined)
  throw new Error('Name the folder that holds provider-google and provider-google-beta.');
const schemas: Record<string, ProviderSchema> = {};
const types = usedTypes(readConfiguration());
for (const provider of PROVIDERS) {
  const folder = join(bindings, `provider-${provider}`);
  const { cdktf } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    cdktf: { provider: { version: string } };
  };
  const resources = Object.fromEntries(
    types
      .filter((used) => used.provider === provider)
      .map(({ type }) => [type, readResource(join(folder, 'lib'), type)]),
  );
  schemas[provider] = { version: cdktf.provider.version, resources };
}
// One line for each resource type, so that a change shows where it is.
writeFileSync(SCHEMA_FILE, `${JSON.stringify(schemas).replaceAll(/([{,])("google_)/g, '$1\n$2')}\n`);
console.log(`${SCHEMA_FILE}: ${types.length} resource types.`);
