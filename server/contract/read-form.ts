import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../domain/kit/app-error.ts';
import type { FieldProblem } from '../texts/fields.strings.ts';
import { type JsonSchema, resolveSchema } from './document.ts';
import { readStream } from './read-stream.ts';

const MEGABYTE = 1024 * 1024;
/** The largest file that a form may hold, in megabytes, where its schema has no x-max-megabytes. */
const MAX_FILE_MEGABYTES = 10;
/** For the other fields and the boundaries of a form. */
const MAX_REST_BYTES = 64 * 1024;

const limits = {
  fileSize: MAX_FILE_MEGABYTES * MEGABYTE,
  files: 1,
  fields: 20,
  parts: 21,
  fieldNameSize: 100,
  fieldSize: 20_000,
  headerPairs: 20,
  headerSize: 8_192,
};

/** A form that was read: `values` by field, with the file's name for a file; `files` as buffers by field. */
export interface ReadForm {
  values: Record<string, string>;
  files: Record<string, Buffer>;
}

/**
 * Reads a multipart form. Throws AppError for a form that is too large, cut short or of another shape than its schema;
 * other errors are thrown unchanged.
 */
export type FormReader = (request: FastifyRequest) => Promise<ReadForm>;

/** Makes the routes of a scope accept multipart forms, and no other bodies but JSON where that is asked for. */
export async function takeForms(scope: FastifyInstance, { orJson }: { orJson: boolean }): Promise<void> {
  if (!orJson) scope.removeAllContentTypeParsers();
  // The plugin would strip the path from a file's name, and such names are refused.
  await scope.register(multipart, { limits, throwFileSizeLimit: false, preservePath: true });
}

/** Makes the reader of an operation's form. */
export function makeFormReader(form: JsonSchema): FormReader {
  const properties = (resolveSchema(form)['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const isFile = (name: string) => properties[name]?.['contentMediaType'] !== undefined;
  const max = Number(resolveSchema(form)['x-max-megabytes'] ?? MAX_FILE_MEGABYTES);
  return async (request) => {
    // Refused before reading, where the declared length is too large.
    if (Number(request.headers['content-length'] ?? 0) > max * MEGABYTE + MAX_REST_BYTES) throw tooLarge(max);
    if (!request.isMultipart()) throw new AppError('bad_request');
    return readParts(request, { isFile, max });
  };
}

const tooLarge = (max: number) => new AppError('file_too_large', { max });

/** What a form may have. */
interface Takes {
  isFile: (name: string) => boolean;
  /** The largest file, in megabytes. */
  max: number;
}

const wrongField = (name: string, problem: FieldProblem) =>
  new AppError('validation', {}, { [name.slice(0, limits.fieldNameSize)]: problem });

async function readParts(request: FastifyRequest, takes: Takes): Promise<ReadForm> {
  const { raw } = request;
  const stop = new AbortController();
  try {
    return await Promise.race([collect(request, takes), refuseBeyond(raw, takes.max, stop.signal)]);
  } catch (error) {
    throw toRefusal(error);
  } finally {
    stop.abort();
    // The rest of a refused form is discarded, because a client reads the answer only after sending all.
    raw.unpipe();
    raw.resume();
  }
}

async function collect(request: FastifyRequest, { isFile, max }: Takes): Promise<ReadForm> {
  const form: ReadForm = { values: {}, files: {} };
  for await (const part of request.parts({ limits: { ...limits, fileSize: max * MEGABYTE } })) {
    const { fieldname } = part;
    if (fieldname in form.values) throw wrongField(fieldname, 'unknown_field');
    if (isFile(fieldname) !== (part.type === 'file'))
      throw wrongField(fieldname, part.type === 'file' ? 'unknown_field' : 'required');
    if (part.type === 'file') form.files[fieldname] = await readFile(part, request, max);
    form.values[fieldname] = part.type === 'file' ? part.filename : textOf(part);
  }
  return form;
}

/** Names of files are never used; one with a path in it is an attempt to write elsewhere. */
const unsafeName = /[/\\\p{Cc}]|^\.{1,2}$/u;

async function readFile(
  { file, filename, fieldname }: MultipartFile,
  { headers }: FastifyRequest,
  max: number,
): Promise<Buffer> {
  if (unsafeName.test(filename)) throw wrongField(fieldname, 'file_name');
  // The form is a little longer than its file, so a buffer of the declared length needn't grow.
  const expected = Number(headers['content-length'] ?? Number.NaN);
  const content = await readStream(file as AsyncIterable<Buffer>, {
    ...(expected > 0 && { expected }),
    most: max * MEGABYTE,
  });
  if (!content || file.truncated) throw tooLarge(max);
  return content;
}

function textOf({ value, fieldname, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw wrongField(fieldname, { code: 'max_length', n: limits.fieldSize });
  if (typeof value !== 'string') throw wrongField(fieldname, 'text');
  return value;
}

/** Counts the bytes of a body and rejects beyond the limit, declared length or not; never resolves. */
function refuseBeyond(raw: FastifyRequest['raw'], max: number, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    let count = 0;
    const onData = (chunk: Buffer) => {
      count += chunk.length;
      if (count > max * MEGABYTE + MAX_REST_BYTES) reject(tooLarge(max));
    };
    raw.on('data', onData);
    signal.addEventListener('abort', () => raw.off('data', onData));
  });
}

/** Messages of the parser about a form that can't be read. */
const unreadable =
  /unexpected end of multipart data|boundary not found|needle cannot have a length|unsupported content-type/i;
/** The connection was lost. */
const lostLine: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * The refusal for an error that the plugin and its parser are known to throw; any other error is a fault and stays as
 * it is.
 */
function toRefusal(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  const status = 'statusCode' in error ? Number(error.statusCode) : undefined;
  if (typeof code === 'string' && code.startsWith('FST_') && status !== undefined && status < 500)
    return new AppError(status === 413 ? 'form_too_many_parts' : 'bad_request');
  return lostLine.has(code) || unreadable.test(error.message) ? new AppError('bad_request') : error;
}
