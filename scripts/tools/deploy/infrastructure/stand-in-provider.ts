import { join } from 'node:path';
import { decode, encode, ExtData } from '@msgpack/msgpack';
import {
  loadPackageDefinition,
  Server,
  ServerCredentials,
  type handleUnaryCall,
  type UntypedHandleCall,
} from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { ROOT } from '@skora/scripts-lib/workspace';
import type { Attribute, Block, ProviderSchema } from './provider-schema';

const PROTOCOL = join(ROOT, 'scripts/tools/deploy/infrastructure/plugin.proto');
const NESTING = { single: 1, list: 2, set: 3 };
/** How the protocol writes "known after the apply". */
const UNKNOWN = new ExtData(0, new Uint8Array([0]));

/** What the provider blocks of main.tf say. */
const PROVIDER: Block = {
  attributes: {
    project: { type: 'string' },
    region: { type: 'string' },
    billing_project: { type: 'string' },
    user_project_override: { type: 'bool' },
  },
  blocks: {},
};

interface PlanRequest {
  type_name: string;
  proposed_new_state: { msgpack: Buffer };
}

/** The typings call `id` an optional attribute; when it is not required the provider decides it. */
function isComputed(name: string, { required, computed }: Attribute): boolean {
  return computed === true || (name === 'id' && required !== true);
}

function describeBlock({ attributes, blocks }: Block): object {
  return {
    attributes: Object.entries(attributes).map(([name, attribute]) => ({
      ...{ name, type: Buffer.from(JSON.stringify(attribute.type)), required: attribute.required === true },
      ...{ optional: !attribute.required && !attribute.computed, computed: isComputed(name, attribute) },
    })),
    block_types: Object.entries(blocks).map(([type_name, nested]) => ({
      ...{ type_name, block: describeBlock(nested), nesting: NESTING[nested.nesting] },
      // "single" has no numbers in the protocol.
      ...(nested.nesting !== 'single' && { min_items: nested.min ?? 0, max_items: nested.max ?? 0 }),
    })),
  };
}

/** A plan to make the resource: what is written, and unknown what only the provider decides. */
function planCreation(schema: ProviderSchema, { type_name, proposed_new_state }: PlanRequest): object {
  const planned = decode(proposed_new_state.msgpack) as Record<string, unknown> | null;
  const attributes = schema.resources[type_name]?.attributes ?? {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (planned !== null && planned[name] === null && isComputed(name, attribute)) planned[name] = UNKNOWN;
  }
  return { planned_state: { msgpack: Buffer.from(encode(planned)) } };
}

/** A call of the protocol: what is asked alone decides the answer. */
function answer(answerer: (request: PlanRequest) => object): UntypedHandleCall {
  const handle: handleUnaryCall<PlanRequest, object> = (call, reply) => {
    try {
      reply(null, answerer(call.request));
    } catch (error) {
      reply(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return handle as UntypedHandleCall;
}

/** A provider that knows the attributes of the published one and plans every resource anew. It reaches no cloud. */
export interface StandInProvider {
  /** Where it listens, as `TF_REATTACH_PROVIDERS` writes it. */
  attachment: object;
  stop: () => void;
}

/** Starts a provider with this schema on a free port of this machine. */
export async function startStandInProvider(schema: ProviderSchema): Promise<StandInProvider> {
  const loaded = loadPackageDefinition(loadSync(PROTOCOL, { keepCase: true, longs: Number }));
  const { Provider } = loaded['tfplugin6'] as unknown as { Provider: { service: never } };
  const resources = Object.entries(schema.resources).map(([type, block]) => [
    type,
    { block: describeBlock(block) },
  ]);
  const schemas = {
    provider: { block: describeBlock(PROVIDER) },
    resource_schemas: Object.fromEntries(resources),
  };
  const server = new Server({ 'grpc.max_send_message_length': -1 });
  server.addService(Provider.service, {
    GetProviderSchema: answer(() => schemas),
    ValidateProviderConfig: answer(() => ({})),
    ValidateResourceConfig: answer(() => ({})),
    ConfigureProvider: answer(() => ({})),
    PlanResourceChange: answer((request) => planCreation(schema, request)),
    StopProvider: answer(() => ({})),
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return {
    attachment: {
      ...{ Protocol: 'grpc', ProtocolVersion: 6, Pid: process.pid, Test: true },
      Addr: { Network: 'tcp', String: `127.0.0.1:${port}` },
    },
    stop: () => server.forceShutdown(),
  };
}
