import bundled from '#contract/openapi.json' with { type: 'json' };
import type { Permission } from '#contract/types.ts';
import type { OperationId } from './operation.ts';

/** A JSON schema, or a reference to one under `#/components/schemas/`. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The part of the request that holds a parameter. */
export type ParameterPlace = 'path' | 'query' | 'header';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}

interface Content {
  description?: string;
  content?: {
    'application/json'?: { schema: JsonSchema };
    'multipart/form-data'?: { schema: JsonSchema };
    'text/csv'?: object;
  };
}

interface RawOperation {
  operationId: string;
  'x-permission': {
    access: string;
    flag?: string | readonly string[];
    strange?: string;
    strangeFlag?: string;
    ownFlag?: string;
    ended?: string;
  };
  'x-demo'?: boolean;
  'x-saves'?: boolean;
  'x-failure-page'?: string;
  security?: readonly unknown[];
  parameters?: readonly Parameter[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content | { $ref: string }>>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The HTTP methods of operations. */
export type Method = (typeof methods)[number];

type PathItem = { readonly [M in Method]?: RawOperation } & { readonly parameters?: readonly Parameter[] };

interface ContractDocument {
  paths: Readonly<Record<string, PathItem>>;
  components: {
    schemas: Readonly<Record<string, JsonSchema>>;
    responses: Readonly<Record<string, Content>>;
  };
}

/** Who may call an operation, from `x-permission`. */
export interface AccessRule {
  access: 'guest' | 'customer' | 'staff';
  /** The flags of which staff must hold one; undefined where the operation isn't for staff. */
  flags?: readonly Permission[];
  /** Without it other people's records answer 404. */
  strange?: Permission;
  /** Needed for other people's records beside `strange`; without it they answer 403. */
  strangeFlag?: Permission;
  /** Needed for some requests about one's own record; without it those answer 403. */
  ownFlag?: Permission;
  /** What a token that has ended answers: 401, or what a guest gets. */
  ended: 'unauthorized' | 'guest';
  /** False where the token is ignored (`security: []`). */
  takesToken: boolean;
}

/** One operation of the contract. */
export interface ContractOperation {
  id: OperationId;
  method: Method;
  /** With `{name}` for parameters, under `/api`. */
  path: string;
  rule: AccessRule;
  /** Available for demo shops in demo mode only. */
  isDemo: boolean;
  /** It writes, and is refused while the disk is full. */
  saves: boolean;
  /** The page that errors redirect to; null where they are sent as JSON. */
  failurePage: string | null;
  parameters: readonly (Parameter & { in: ParameterPlace })[];
  /** The schema of the JSON body; undefined where there is no body. */
  body: JsonSchema | undefined;
  /** The schema of the multipart form; undefined where there is none. */
  form: JsonSchema | undefined;
  /** The schema of each declared answer; undefined where it has no body. */
  answers: ReadonlyMap<number, JsonSchema | undefined>;
}

/** The contract as it is committed. */
export const document: ContractDocument = bundled;

/** Every permission flag, in the contract's order. */
export const permissions = document.components.schemas['Permission']?.['enum'] as readonly Permission[];

function isPermission(name: string): name is Permission {
  return permissions.some((known) => known === name);
}

function fail(operationId: string, problem: string): never {
  throw new Error(`The contract's operation ${operationId}: ${problem}`);
}

function readRule(operation: RawOperation): AccessRule {
  const { access, flag, strange, strangeFlag, ownFlag, ended = 'unauthorized' } = operation['x-permission'];
  const permission = (name: string): Permission =>
    isPermission(name) ? name : fail(operation.operationId, `unknown flag ${name}`);
  if (access !== 'guest' && access !== 'customer' && access !== 'staff')
    fail(operation.operationId, `unknown access ${access}`);
  if (ended !== 'unauthorized' && ended !== 'guest') fail(operation.operationId, `unknown ended ${ended}`);
  if ((access === 'staff') !== (flag !== undefined))
    fail(operation.operationId, 'staff goes with a flag, and a flag with staff');
  return {
    access,
    ...(flag !== undefined && { flags: [flag].flat().map(permission) }),
    ...(strange !== undefined && { strange: permission(strange) }),
    ...(strangeFlag !== undefined && { strangeFlag: permission(strangeFlag) }),
    ...(ownFlag !== undefined && { ownFlag: permission(ownFlag) }),
    ended,
    takesToken: operation.security?.length !== 0,
  };
}

function readAnswers(operation: RawOperation): ContractOperation['answers'] {
  return new Map(
    Object.entries(operation.responses).map(([status, answer]) => {
      const named = '$ref' in answer ? document.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
      if (!named) fail(operation.operationId, `unknown answer ${status}`);
      return [Number(status), named.content?.['application/json']?.schema];
    }),
  );
}

function readParameters(operation: RawOperation, item: PathItem): ContractOperation['parameters'] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => {
    const place = (['path', 'query', 'header'] as const).find((known) => known === parameter.in);
    return place
      ? { ...parameter, in: place }
      : fail(operation.operationId, `parameter ${parameter.name} in ${parameter.in}`);
  });
}

/** Every operation, in the contract's order. */
export const contractOperations: readonly ContractOperation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    return {
      // The types are generated from the same document.
      id: operation.operationId as OperationId,
      method,
      path,
      rule: readRule(operation),
      isDemo: operation['x-demo'] === true,
      saves: operation['x-saves'] ?? method !== 'get',
      failurePage: operation['x-failure-page'] ?? null,
      parameters: readParameters(operation, item),
      body: operation.requestBody?.content?.['application/json']?.schema,
      form: operation.requestBody?.content?.['multipart/form-data']?.schema,
      answers: readAnswers(operation),
    };
  }),
);

/** The schema that a `$ref` names; any other schema unchanged. */
export function resolveSchema(schema: JsonSchema): JsonSchema {
  const { $ref, ...rest } = schema;
  if (typeof $ref !== 'string') return schema;
  const named = document.components.schemas[$ref.split('/').at(-1) ?? ''];
  if (!named) throw new Error(`The contract has no schema ${$ref}`);
  return { ...resolveSchema(named), ...rest };
}
