import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../domain/kit/app-error.ts';
import { refuseMalformedHost } from './host-name.ts';
import { makeAnswerCheck } from './check-answer.ts';
import { checkAccess } from './check-access.ts';
import { type AccessRule, contractOperations, type ContractOperation, type Method, resolveSchema } from './document.ts';
import { createFormLimit, type FormLimit } from './form-limit.ts';
import { KeptText } from '../kept/kept-text.ts';
import type { Keepable, KeptAnswers } from './kept-answers.ts';
import { type AnsweredFile, FullAnswer, type Operations, type RequestCaller } from './operation.ts';
import { makeFormReader, type ReadForm, takeForms } from './read-form.ts';
import { makeReaderMaker } from './read-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null until access is checked. */
    caller: RequestCaller | null;
  }
}

/** Options of the routes. */
export interface BindOptions<Deps> {
  operations: Operations<Deps>;
  /** What each operation gets. */
  deps: Deps;
  /** Identifies the caller; throws shop_not_found, or unauthorized for an ended token. */
  identify: (request: FastifyRequest, rule: AccessRule) => Promise<RequestCaller>;
  /** What is kept of answers that are the same for many. */
  kept: KeptAnswers;
  /** Whether there is space to save anything. */
  canSave: () => Promise<boolean>;
  /** Called with every answer that the contract doesn't allow; for tests. */
  onAnswerMismatch?: (problem: string) => void;
}

type BoundOperation<Deps> = (deps: Deps, request: never, countOnce?: never) => Promise<unknown>;

const methodNames = ['get', 'post', 'put', 'patch', 'delete', 'options'] as const;
const prefix = '/api';
/** How many forms may be in memory at once. */
const formLimits = { total: 12, perCaller: 4 };

/**
 * The route of an operation. Where a parameter is one of few words, other words are no address of it: they answer 404.
 */
function urlOf({ path, parameters }: ContractOperation): string {
  const wordsOf = (name: string): string => {
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
    const words = schema && resolveSchema(schema)['enum'];
    return Array.isArray(words) ? `(${words.join('|')})` : '';
  };
  return prefix + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `:${name}${wordsOf(name)}`);
}

/** Its name as RFC 5987 wants it: some letters that `encodeURIComponent` leaves have a meaning in the header. */
function sendFile(reply: FastifyReply, { name, type, data }: AnsweredFile): FastifyReply {
  const escaped = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename*=UTF-8''${escaped}`)
    .header('cache-control', 'private, no-store')
    .send(data);
}

/** Sends JSON. Operations that declare 304 get an ETag, and 304 without a body where If-None-Match names it. */
function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { answers }: ContractOperation,
  text: KeptText,
): FastifyReply {
  reply.type('application/json; charset=utf-8');
  const isRevalidated = answers.has(304);
  if (isRevalidated) reply.header('cache-control', 'private, no-cache').header('vary', 'authorization');
  return text.send(request, reply, { isRevalidated });
}

/** Sends a file, JSON, or nothing but a status. */
function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: ContractOperation,
  { status, content: { headers, body, file } }: FullAnswer,
): FastifyReply {
  reply.status(status);
  if (headers) reply.headers(headers);
  if (file) return sendFile(reply, file);
  if (body === undefined) return reply.send();
  return sendJson(request, reply, operation, new KeptText(JSON.stringify(body)));
}

/** Answers in full: a body stands for the first success of its operation, as JSON where that is declared. */
function makeCompletion({ answers }: ContractOperation): (answered: unknown) => FullAnswer {
  const [status = 204, schema] = [...answers].find(([declared]) => declared < 300) ?? [];
  return (answered) => {
    if (answered instanceof FullAnswer) return answered;
    return new FullAnswer(status, schema ? { body: answered } : answered ? { file: answered as AnsweredFile } : {});
  };
}

/** The objects that all routes of one server share. */
interface Shared {
  makeReader: ReturnType<typeof makeReaderMaker>;
  limitForms: FormLimit;
}

/** The key of a caller in the limit of forms. */
const limitKeyOf = ({ caller }: FastifyRequest) =>
  caller?.customer ? `${caller.shop.id}:${caller.customer.id}` : (caller?.address ?? '');

function bindOperation<Deps>(
  app: FastifyInstance,
  operation: ContractOperation,
  { operations, deps, identify, kept, canSave }: BindOptions<Deps>,
  { makeReader, limitForms }: Shared,
): void {
  const read = makeReader(operation);
  const complete = makeCompletion(operation);
  const run: BoundOperation<Deps> & Keepable = operations[operation.id];

  const readCaller = async (request: FastifyRequest): Promise<void> => {
    const caller = await identify(request, operation.rule);
    if (operation.isDemo && !caller.shop.isDemo) throw new AppError('not_found');
    checkAccess(operation.rule, caller.customer);
    request.caller = caller;
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, form?: ReadForm) => {
    const { headers: header, body } = request;
    // A body may take minutes to come, and what its sender might do when it began may have ended meanwhile.
    if (form || body !== undefined) await readCaller(request);
    if (operation.body && !form && body === undefined) throw new AppError('bad_request');
    const parts = read({
      path: { ...(request.params as object) },
      query: { ...(request.query as object) },
      header,
      body: form ? form.values : body,
      isForm: form !== undefined,
    });
    if (form) Object.assign(form.values, form.files);
    // The reader has validated the parts and the access is checked, so the operation's types hold.
    const asked = { ...parts, caller: request.caller as RequestCaller };
    const text = await kept.find(
      run,
      asked,
      async (countOnce) => complete(await run(deps, asked as never, countOnce as never)).content.body,
    );
    if (text) return sendJson(request, reply, operation, text);
    return sendAnswer(request, reply, operation, complete(await run(deps, asked as never)));
  };
  const readForm = operation.form && makeFormReader(operation.form);

  app.route({
    method: operation.method,
    url: urlOf(operation),
    config: { operation },
    onRequest: async (request) => {
      refuseMalformedHost(request);
      if (operation.saves && !(await canSave())) throw new AppError('storage_full');
      await readCaller(request);
    },
    // The limit is held from reading to answering, because the file stays in memory for so long.
    handler: readForm
      ? (request, reply) =>
          operation.body && !request.isMultipart()
            ? answer(request, reply)
            : limitForms(limitKeyOf(request), async () => answer(request, reply, await readForm(request)))
      : (request, reply) => answer(request, reply),
  });
}

/** Operations without a body ignore whatever body comes: it is neither parsed nor a reason to refuse. */
function dropBodies(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ raw }) => {
    delete raw.headers['content-type'];
  });
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
}

/** Answers 405 to methods that a known path doesn't have. */
function refuseOtherMethods(app: FastifyInstance, url: string, known: readonly Method[]): void {
  const allowed = known.map((method) => method.toUpperCase()).join(', ');
  app.route({
    method: methodNames.filter((method) => !known.some((other) => other === method)),
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed);
      throw new AppError('method_not_allowed');
    },
    handler: () => undefined,
  });
}

/** Makes a route of each operation of the contract. */
export function bindContract<Deps>(app: FastifyInstance, options: BindOptions<Deps>): void {
  const shared: Shared = { makeReader: makeReaderMaker(), limitForms: createFormLimit(formLimits) };
  app.decorateRequest('caller', null);
  const { onAnswerMismatch } = options;
  if (onAnswerMismatch) {
    const check = makeAnswerCheck();
    app.addHook('onSend', async (request, reply, payload) => {
      const { operation } = request.routeOptions.config;
      // What is kept was held against the contract when it was sent first.
      if (!operation || request.method === 'HEAD' || reply.hasHeader('content-encoding')) return;
      const text = typeof payload === 'string' ? payload : '';
      const problem = check(operation, reply.statusCode, Buffer.isBuffer(payload) ? null : text);
      if (problem !== null) onAnswerMismatch(problem);
    });
  }
  const methodsOf = new Map<string, Method[]>();
  for (const operation of contractOperations) {
    const url = urlOf(operation);
    methodsOf.set(url, [...(methodsOf.get(url) ?? []), operation.method]);
  }
  const bindEach = (scope: FastifyInstance, operations: readonly ContractOperation[]) => {
    for (const operation of operations) bindOperation(scope, operation, options, shared);
  };
  bindEach(
    app,
    contractOperations.filter(({ body, form }) => body && !form),
  );
  app.register(async (scope) => {
    dropBodies(scope);
    bindEach(
      scope,
      contractOperations.filter(({ body, form }) => !body && !form),
    );
  });
  for (const orJson of [false, true]) {
    app.register(async (scope) => {
      await takeForms(scope, { orJson });
      bindEach(
        scope,
        contractOperations.filter(({ body, form }) => form && (body !== undefined) === orJson),
      );
    });
  }
  for (const [url, known] of methodsOf) refuseOtherMethods(app, url, known);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's operation of the route. */
    operation?: ContractOperation;
  }
}
