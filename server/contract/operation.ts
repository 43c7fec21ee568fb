import type { Readable } from 'node:stream';
import type { DefaultedParameters, FileFields, GuestOperation, operations } from '#contract/types.ts';
import type { Caller, Customer } from '../domain/access/caller.ts';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';

/** A caller, with what sign-in reads of the request. */
export interface RequestCaller extends Caller {
  /** Scheme and host, as the browser sees them. */
  origin: string;
  /** The Cookie header as it came. */
  cookie: string | undefined;
  /** What the browser says it is; empty where it doesn't. */
  userAgent: string;
  /** The hash of the token that the customer came with; null for a guest. */
  tokenHash: string | null;
}

export type OperationId = keyof operations;

type Part<Id extends OperationId, Name extends 'path' | 'query' | 'header'> =
  operations[Id]['parameters'] extends Record<Name, infer Value>
    ? Value
    : operations[Id]['parameters'] extends Partial<Record<Name, infer Value>>
      ? Exclude<Value, undefined>
      : undefined;

type Defaulted<Id> = Id extends keyof DefaultedParameters ? DefaultedParameters[Id] : never;

/** Parameters with a default are always present. */
type Filled<Id extends OperationId, Values> = Values extends object
  ? Values & Required<Pick<Values, Extract<Defaulted<Id>, keyof Values>>>
  : Values;

type FileField<Id> = Id extends keyof FileFields ? FileFields[Id] : never;

type Form<Id, Fields> = { [Name in keyof Fields]: Name extends FileField<Id> ? Buffer : Fields[Name] };

/** A form's files come as whole buffers. */
type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content extends { 'multipart/form-data': infer Fields }
    ? Form<Id, Fields>
    : Content[keyof Content]
  : undefined;

interface Parts<Id extends OperationId> {
  path: Part<Id, 'path'>;
  query: Filled<Id, Part<Id, 'query'>>;
  /** By lower-case name. */
  header: Part<Id, 'header'> extends infer Headers
    ? { [Name in keyof Headers as Lowercase<string & Name>]: Headers[Name] }
    : undefined;
  body: Body<Id>;
}

/** Signed in, unless the operation is open to guests. */
type CallerOf<Id, Any extends Caller> = Id extends GuestOperation ? Any : Any & { customer: Customer };

/**
 * A request after validation: the parts that the operation has, parsed, with defaults filled in; its access is checked.
 */
type OperationRequest<Id extends OperationId, Any extends Caller> = {
  [Name in keyof Parts<Id> as Parts<Id>[Name] extends undefined ? never : Name]: Parts<Id>[Name];
} & { caller: CallerOf<Id, Any> };

type ErrorStatus = 304 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503;

type SuccessStatus<Id extends OperationId> = Exclude<keyof operations[Id]['responses'], ErrorStatus>;

/** A file that is answered as it is. */
export interface AnsweredFile {
  /** The name that the person's device saves it under. */
  name: string;
  type: string;
  data: Buffer | Readable;
}

/** What an answer may carry. */
interface Content {
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  file?: AnsweredFile;
}

/** An answer in full, where the body alone doesn't say the status, the headers, or whether it is a file. */
export class FullAnswer<Status extends number = number, const Of extends Content = Content> {
  readonly status: Status;
  readonly content: Of;

  constructor(status: Status, content: Of) {
    this.status = status;
    this.content = content;
  }
}

type Headers = Pick<Content, 'headers'>;

type Full<Declared> = Declared extends { content: infer Media }
  ? | (Media extends { 'application/json': infer Json } ? Headers & { body: Json } : never)
    | (Media extends { 'text/csv': unknown } ? Headers & { file: AnsweredFile } : never)
  : Headers & { body?: undefined };

type Short<Declared> = Declared extends { content: infer Media }
  ? Media extends { 'application/json': infer Json }
    ? Media extends { 'text/csv': unknown }
      ? never
      : Json
    : AnsweredFile
  : void;

type IsUnion<Type, Whole = Type> = Type extends unknown ? ([Whole] extends [Type] ? false : true) : never;

/** The body alone; never where it doesn't say the whole answer. */
type ShortAnswer<Id extends OperationId> =
  IsUnion<SuccessStatus<Id>> extends false ? Short<operations[Id]['responses'][SuccessStatus<Id>]> : never;

type AnyFullAnswer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: FullAnswer<Status & number, Full<operations[Id]['responses'][Status]>>;
}[SuccessStatus<Id>];

/** What an operation returns. Errors are thrown as AppError. */
export type OperationAnswer<Id extends OperationId> = ShortAnswer<Id> | AnyFullAnswer<Id>;

/** The function that carries an operation out; another operation that calls it may tell it `more` than a request. */
export type RunOperation<Id extends OperationId, Deps, Any extends Caller, More, Answer> = (
  deps: Deps,
  request: OperationRequest<Id, Any>,
  more?: More,
) => Promise<Answer>;

/**
 * Says that an answer holds for as long as the catalogue of the shop doesn't change, and for whom: whoever gets the
 * same word sees the same; null for nobody but this caller.
 */
type KeptFor<Id extends OperationId, Any extends Caller = Caller> = (
  request: OperationRequest<Id, Any>,
) => string | null;

/** What may change: anything of the catalogue, or its listing, which prices and stock leave as it is. */
export type ChangesWith = 'catalogue' | 'listing';

/** What may be kept of an operation's answers. */
interface Keeping<Id extends OperationId, Any extends Caller> {
  readonly keptFor?: KeptFor<Id, Any>;
  /** What an answer changes with; anything by default. */
  readonly changesWith?: (request: OperationRequest<Id, Any>) => ChangesWith;
}

/**
 * Counts once for all who are answered alike, for as long as what the count changes with does not; `of` says what is
 * counted. An operation whose answers are kept is given it.
 */
export type CountOnce = (of: unknown, changesWith: ChangesWith, count: () => Promise<number>) => Promise<number>;

/** Counts each time. */
export const countEach: CountOnce = (_of, _changesWith, count) => count();

/** An operation of the contract: a function that knows its id. */
export type Operation<
  Id extends OperationId,
  Deps,
  Any extends Caller = Caller,
  More = never,
  Answer = OperationAnswer<Id>,
> = RunOperation<Id, Deps, Any, More, Answer> & { readonly id: Id } & Keeping<Id, Any>;

/** Every operation, by its id: a missing or a mistyped one doesn't compile. */
export type Operations<Deps> = { [Id in OperationId]: Operation<Id, Deps, RequestCaller> };

type KeyOf<Of> = Of extends unknown ? keyof Of : never;
type ValueOf<Of, Key> = Of extends unknown ? (Key extends keyof Of ? Of[Key] : never) : never;

/** A value in which what isn't declared is `never`: TypeScript lets a function return more than its type says. */
type Exact<Answer, Declared> = Answer extends Buffer | Readable
  ? Answer
  : Answer extends readonly (infer One)[]
    ? readonly Exact<One, ValueOf<Declared, number>>[]
    : Answer extends object
      ? { [Key in keyof Answer]: Key extends KeyOf<Declared> ? Exact<Answer[Key], ValueOf<Declared, Key>> : never }
      : Answer;

/** An answer with what the contract declares and nothing more. */
export type ExactAnswer<Id extends OperationId, Answer> = Answer &
  Exact<Answer, Answer extends FullAnswer ? AnyFullAnswer<Id> : ShortAnswer<Id>>;

/** Defines an operation. Its request and its answer are typed from the contract. */
export function defineOperation<
  Id extends OperationId,
  Answer extends OperationAnswer<Id>,
  Deps extends DomainDeps = DomainDeps,
  Any extends Caller = Caller,
  More = never,
>(
  id: Id,
  run: RunOperation<Id, Deps, Any, More, ExactAnswer<Id, Answer>>,
  keeping?: [More] extends [CountOnce] ? Keeping<Id, Any> : never,
): Operation<Id, Deps, Any, More, Answer extends FullAnswer | AnsweredFile ? Answer : ShortAnswer<Id>>;
export function defineOperation(id: OperationId, run: object, keeping: object = {}): object {
  return Object.assign(run, { id, ...keeping });
}
