import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../domain/app-error.ts';
import { makeAnswerCheck } from './check-answer.ts';
import { checkAccess } from './check-access.ts';
import { type AccessRule, contractOperations, type ContractOperation, type Method } from './document.ts';
import { isNamed, tagOf } from './etag.ts';
import type { Actor, Handlers } from './handler.ts';
import { createPlaces, type Places } from './places.ts';
import { makeFormReader, type ReadForm, takeForms } from './read-form.ts';
import { makeReaderMaker } from './read-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null until the operation's door let them in. */
    actor: Actor | null;
  }
}

/** What the contract is bound to. */
export interface BindOptions {
  handlers: Handlers;
  /** Finds out who calls; throws where the host has no shop, or the token has ended. */
  identify: (request: FastifyRequest, rule: AccessRule) => Promise<Actor>;
  /** Tests are told of every answer that the contract doesn't allow. */
  onAnswerMismatch?: (problem: string) => void;
}

interface HandlerAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}
type RunHandler = (request: never) => Promise<HandlerAnswer>;

const methodNames = ['get', 'post', 'put', 'patch', 'delete', 'options'] as const;
const prefix = '/api';
/** Forms that are held at once. */
const formPlaces = { total: 12, ofOne: 4 };

function urlOf(path: string): string {
  return prefix + path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Sends JSON; lists that declare 304 carry a tag, and an unchanged one goes out empty. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, operation: ContractOperation, answer: HandlerAnswer): FastifyReply {
  reply.status(answer.status);
  if (answer.headers) reply.headers(answer.headers);
  if (answer.body === undefined) return reply.send();
  const text = JSON.stringify(answer.body);
  reply.type('application/json; charset=utf-8');
  if (!operation.answers.has(304)) return reply.send(text);
  const tag = tagOf(text);
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'authorization');
  return isNamed(tag, request.headers['if-none-match']) ? reply.status(304).removeHeader('content-type').send() : reply.send(text);
}

/** What the operations of one server share. */
interface Shared {
  makeReader: ReturnType<typeof makeReaderMaker>;
  formPlaces: Places;
}

const callerOf = ({ actor }: FastifyRequest) => (actor?.customer ? `${actor.shop.id}:${actor.customer.id}` : (actor?.address ?? ''));

function bindOperation(app: FastifyInstance, operation: ContractOperation, { handlers, identify }: BindOptions, { makeReader, formPlaces }: Shared): void {
  const read = makeReader(operation);
  const run: RunHandler = handlers[operation.id];

  const answer = async (request: FastifyRequest, reply: FastifyReply, form?: ReadForm) => {
    const { headers: header, body } = request;
    if (operation.body && body === undefined) throw new AppError('bad_request');
    const parts = read({ path: { ...(request.params as object) }, query: { ...(request.query as object) }, header, body: form ? form.values : body });
    if (form) Object.assign(form.values, form.files);
    // The reader has just checked what the types promise.
    return sendAnswer(request, reply, operation, await run({ ...parts, actor: request.actor } as never));
  };
  const readForm = operation.form && makeFormReader(operation.form);

  app.route({
    method: operation.method,
    url: urlOf(operation.path),
    config: { operation },
    onRequest: async (request) => {
      const actor = await identify(request, operation.rule);
      if (operation.isDemo && !actor.shop.isDemo) throw new AppError('not_found');
      checkAccess(operation.rule, actor.customer);
      request.actor = actor;
    },
    // A form's file is in memory from its reading to the answer.
    handler: readForm
      ? (request, reply) => formPlaces.hold(callerOf(request), async () => answer(request, reply, await readForm(request)))
      : (request, reply) => answer(request, reply),
  });
}

/** A body that no operation of the scope takes is nobody's business: whatever it is, it isn't read, and nothing is refused for it. */
function dropBodies(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ raw }) => {
    delete raw.headers['content-type'];
  });
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
}

/** A verb that a known path doesn't have is 405 rather than "no such path". */
function refuseOtherMethods(app: FastifyInstance, path: string, known: readonly Method[]): void {
  const allowed = known.map((method) => method.toUpperCase()).join(', ');
  app.route({
    method: methodNames.filter((method) => !known.some((other) => other === method)),
    url: urlOf(path),
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed);
      throw new AppError('method_not_allowed');
    },
    handler: () => undefined,
  });
}

/** Makes a route of each operation of the contract. */
export function bindContract(app: FastifyInstance, options: BindOptions): void {
  const shared: Shared = { makeReader: makeReaderMaker(), formPlaces: createPlaces(formPlaces) };
  app.decorateRequest('actor', null);
  const { onAnswerMismatch } = options;
  if (onAnswerMismatch) {
    const check = makeAnswerCheck();
    app.addHook('onSend', async (request, reply, payload) => {
      const { operation } = request.routeOptions.config;
      if (!operation || request.method === 'HEAD') return;
      const problem = check(operation, reply.statusCode, typeof payload === 'string' ? payload : '');
      if (problem !== null) onAnswerMismatch(problem);
    });
  }
  const methodsOf = new Map<string, Method[]>();
  for (const { path, method } of contractOperations) methodsOf.set(path, [...(methodsOf.get(path) ?? []), method]);
  const bindEach = (scope: FastifyInstance, operations: readonly ContractOperation[]) => {
    for (const operation of operations) bindOperation(scope, operation, options, shared);
  };
  bindEach(app, contractOperations.filter(({ body }) => body));
  app.register(async (scope) => {
    dropBodies(scope);
    bindEach(scope, contractOperations.filter(({ body, form }) => !body && !form));
  });
  app.register(async (scope) => {
    await takeForms(scope);
    bindEach(scope, contractOperations.filter(({ form }) => form));
  });
  for (const [path, known] of methodsOf) refuseOtherMethods(app, path, known);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route of the contract answers. */
    operation?: ContractOperation;
  }
}
