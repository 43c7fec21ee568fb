import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../domain/app-error.ts';
import type { FieldProblem } from '../errors.ts';
import { type JsonSchema, resolveSchema } from './document.ts';
import { gather } from './gather.ts';

const MEGABYTE = 1024 * 1024;
/** The largest file that a form may hold, in megabytes. */
export const MAX_FILE_MEGABYTES = 10;
/** What a form may hold beside its file, and the lines between. */
const MAX_REST_BYTES = 64 * 1024;
const MAX_FORM_BYTES = MAX_FILE_MEGABYTES * MEGABYTE + MAX_REST_BYTES;

const limits = { fileSize: MAX_FILE_MEGABYTES * MEGABYTE, files: 1, fields: 20, parts: 21, fieldNameSize: 100, fieldSize: 20_000, headerPairs: 20, headerSize: 8_192 };

/** What a form holds: `values` as its schema describes them, with a file's name for the file; `files` whole, by field. */
export interface ReadForm {
  values: Record<string, string>;
  files: Record<string, Buffer>;
}

/** Reads a multipart form; throws AppError where it is too large, cut short, or has another shape than its schema, and whatever else went wrong as it is. */
export type FormReader = (request: FastifyRequest) => Promise<ReadForm>;

/** Lets the routes of a scope take multipart forms, and nothing else. */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  // A name is looked at as it came: a path in it must be seen to be refused.
  await scope.register(multipart, { limits, throwFileSizeLimit: false, preservePath: true });
}

/** Makes the reader of an operation's form. */
export function makeFormReader(form: JsonSchema): FormReader {
  const properties = (resolveSchema(form)['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const isFile = (name: string) => properties[name]?.['contentMediaType'] !== undefined;
  return async (request) => {
    // Who says beforehand that it is too much needn't send it.
    if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw tooLarge();
    if (!request.isMultipart()) throw new AppError('bad_request');
    return readParts(request, isFile);
  };
}

const tooLarge = () => new AppError('file_too_large', { max: MAX_FILE_MEGABYTES });
const wrongField = (name: string, problem: FieldProblem) => new AppError('validation', {}, { [name.slice(0, limits.fieldNameSize)]: problem });

async function readParts(request: FastifyRequest, isFile: (name: string) => boolean): Promise<ReadForm> {
  const { raw } = request;
  const stop = new AbortController();
  try {
    return await Promise.race([collect(request, isFile), refuseBeyond(raw, MAX_FORM_BYTES, stop.signal)]);
  } catch (error) {
    throw toRefusal(error);
  } finally {
    stop.abort();
    // What is left of a refused form runs off unread: who still sends it gets to the answer.
    raw.unpipe();
    raw.resume();
  }
}

async function collect(request: FastifyRequest, isFile: (name: string) => boolean): Promise<ReadForm> {
  const form: ReadForm = { values: {}, files: {} };
  for await (const part of request.parts()) {
    const { fieldname } = part;
    if (fieldname in form.values) throw wrongField(fieldname, 'unknown_field');
    if (isFile(fieldname) !== (part.type === 'file')) throw wrongField(fieldname, part.type === 'file' ? 'unknown_field' : 'required');
    if (part.type === 'file') form.files[fieldname] = await readFile(part, request);
    form.values[fieldname] = part.type === 'file' ? part.filename : textOf(part);
  }
  return form;
}

/** A name is never used; one that leads elsewhere says that somebody hopes it is. */
const strangeName = /[/\\\p{Cc}]|^\.{1,2}$/u;

async function readFile({ file, filename, fieldname }: MultipartFile, { headers }: FastifyRequest): Promise<Buffer> {
  if (strangeName.test(filename)) throw wrongField(fieldname, 'file_name');
  // The form is a little longer than its file: who says its length gets a place that needs no second one.
  const expected = Number(headers['content-length'] ?? Number.NaN);
  const gathered = await gather(file as AsyncIterable<Buffer>, { ...(expected > 0 && { expected }), most: limits.fileSize });
  if (!gathered || file.truncated) throw tooLarge();
  return gathered;
}

function textOf({ value, fieldname, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw wrongField(fieldname, { code: 'max_length', n: limits.fieldSize });
  if (typeof value !== 'string') throw wrongField(fieldname, 'text');
  return value;
}

/** A body without a declared length is counted as it comes; never resolves. */
function refuseBeyond(raw: FastifyRequest['raw'], bytes: number, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    let count = 0;
    const onData = (chunk: Buffer) => {
      count += chunk.length;
      if (count > bytes) reject(tooLarge());
    };
    raw.on('data', onData);
    signal.addEventListener('abort', () => raw.off('data', onData));
  });
}

/** What the parser says of a form that can't be read. */
const unreadable = /unexpected end of multipart data|boundary not found|needle cannot have a length|unsupported content-type/i;
/** The line broke, or its other end is gone. */
const lostLine: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']);

/** What is wrong with the form, by what the plugin and its parser are known to throw; all else is a fault of the program. */
function toRefusal(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  const status = 'statusCode' in error ? Number(error.statusCode) : undefined;
  if (typeof code === 'string' && code.startsWith('FST_') && status !== undefined && status < 500) return new AppError(status === 413 ? 'form_too_many_parts' : 'bad_request');
  return lostLine.has(code) || unreadable.test(error.message) ? new AppError('bad_request') : error;
}
