import type { DefaultedParameters, FileFields, operations, Permission } from '#contract/types.ts';

/** Who calls: the shop that the host belongs to, and the customer whose token came along, or null for a guest. */
export interface Actor {
  /** `isDemo`: the phone simulator answers for it. */
  shop: { id: number; isDemo: boolean };
  customer: ActingCustomer | null;
  /** The caller's address, for limits. */
  address: string;
  /** Scheme and host, as the caller sees them. */
  origin: string;
  /** The cookies as they came: only a sign-in through a network keeps one. */
  cookie: string | undefined;
}

/** A signed-in customer; `flags` are their own permissions and those of their groups. */
export interface ActingCustomer {
  id: number;
  customerType: 'retail' | 'wholesale';
  flags: ReadonlySet<Permission>;
  tokenHash: string;
}

export type OperationId = keyof operations;

type Part<Id extends OperationId, Name extends 'path' | 'query' | 'header'> = operations[Id]['parameters'] extends Record<Name, infer Value>
  ? Value
  : operations[Id]['parameters'] extends Partial<Record<Name, infer Value>>
    ? Exclude<Value, undefined>
    : undefined;

type Defaulted<Id> = Id extends keyof DefaultedParameters ? DefaultedParameters[Id] : never;

/** With the parameters that have a default always there. */
type Filled<Id extends OperationId, Values> = Values extends object ? Values & Required<Pick<Values, Extract<Defaulted<Id>, keyof Values>>> : Values;

type FileField<Id> = Id extends keyof FileFields ? FileFields[Id] : never;

type Form<Id, Fields> = { [Name in keyof Fields]: Name extends FileField<Id> ? Buffer : Fields[Name] };

/** Files of a form come whole, of at most the size that a form may have. */
type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content extends { 'multipart/form-data': infer Fields }
    ? Form<Id, Fields>
    : Content[keyof Content]
  : undefined;

/** A request that the contract has let through: parsed, defaults filled in, permission checked. */
export interface OperationRequest<Id extends OperationId> {
  path: Part<Id, 'path'>;
  query: Filled<Id, Part<Id, 'query'>>;
  /** Header parameters of the operation, by lower-case name. */
  header: Part<Id, 'header'> extends infer Headers ? { [Name in keyof Headers as Lowercase<string & Name>]: Headers[Name] } : undefined;
  body: Body<Id>;
  actor: Actor;
}

type ErrorStatus = 304 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

type SuccessStatus<Id extends OperationId> = Exclude<keyof operations[Id]['responses'], ErrorStatus>;

type Answer<Content> = Content extends { content: { 'application/json': infer Json } } ? { body: Json } : { body?: undefined };

/** What a handler returns: one of the operation's successes. Refusals are thrown as AppError. */
export type OperationAnswer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: { status: Status; headers?: Readonly<Record<string, string>> } & Answer<operations[Id]['responses'][Status]>;
}[SuccessStatus<Id>];

export type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<OperationAnswer<Id>>;

/** One handler for each operation: a missing one, or a status that isn't declared, doesn't compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
