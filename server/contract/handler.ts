import type { DefaultedParameters, FileFields, operations } from '#contract/types.ts';
import type { AnsweredFile, RequestCaller } from './operation.ts';

type OperationId = keyof operations;

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

/** A request after validation: parsed, defaults filled in, access checked. */
interface OperationRequest<Id extends OperationId> {
  path: Part<Id, 'path'>;
  query: Filled<Id, Part<Id, 'query'>>;
  /** Header parameters of the operation, by lower-case name. */
  header: Part<Id, 'header'> extends infer Headers
    ? { [Name in keyof Headers as Lowercase<string & Name>]: Headers[Name] }
    : undefined;
  body: Body<Id>;
  caller: RequestCaller;
}

type ErrorStatus = 304 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503;

type SuccessStatus<Id extends OperationId> = Exclude<keyof operations[Id]['responses'], ErrorStatus>;

type Answer<Content> = Content extends { content: infer Media }
  ? | (Media extends { 'application/json': infer Json } ? { body: Json } : never)
    | (Media extends { 'text/csv': unknown } ? { file: AnsweredFile } : never)
  : { body?: undefined };

/** What a handler returns: one of the operation's successful answers. Errors are thrown as AppError. */
export type OperationAnswer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: { status: Status; headers?: Readonly<Record<string, string>> } & Answer<
    operations[Id]['responses'][Status]
  >;
}[SuccessStatus<Id>];

type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<OperationAnswer<Id>>;

/** One handler for each operation; a missing one or an undeclared status doesn't compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
