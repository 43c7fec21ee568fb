import Fastify, { type FastifyError } from 'fastify';
import { describe, expect, it } from 'vitest';
import { readStream } from '#server/contract/read-stream.ts';
import { makeFormReader, takeForms } from '#server/contract/read-form.ts';
import { AppError } from '#server/domain/kit/app-error.ts';
import { formType, writeForm } from '#tests/support/server/multipart.ts';

const form = { type: 'object', properties: { file: { type: 'string', contentMediaType: 'image/*' } } };
const whole = writeForm([{ field: 'file', fileName: 'a.png', data: 'picture' }]);

/** What reading a form comes to where the plugin fails with `failure` after its first part. */
async function failWith(failure: unknown): Promise<unknown> {
  const app = Fastify();
  const seen: unknown[] = [];
  const read = makeFormReader(form);
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    seen.push(error);
    return reply.status(500).send();
  });
  await app.register(async (scope) => {
    await takeForms(scope, { orJson: false });
    scope.post('/', (request) => {
      const { parts } = request;
      request.parts = async function* (...options) {
        for await (const part of parts.apply(request, options)) {
          yield part;
          throw failure;
        }
      };
      return read(request);
    });
  });
  await app.inject({ method: 'POST', url: '/', headers: { 'content-type': formType }, payload: whole });
  await app.close();
  return seen[0];
}

describe('a form that is read', () => {
  it('passes on what is no fault of the form, so that it is known of', async () => {
    const fault = new RangeError('Array buffer allocation failed');
    expect(await failWith(fault)).toBe(fault);
    const inside = Object.assign(new Error('the file buffer was not found'), {
      code: 'FST_FILE_BUFFER_NOT_FOUND',
      statusCode: 500,
    });
    expect(await failWith(inside)).toBe(inside);
  });

  it.each([
    ['bad_request', new Error('Unexpected end of multipart data')],
    ['bad_request', new Error('Part terminated early due to unexpected end of multipart data')],
    ['bad_request', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
    ['bad_request', Object.assign(new Error('closed'), { code: 'FST_MP_PREMATURE_CLOSE', statusCode: 400 })],
    [
      'form_too_many_parts',
      Object.assign(new Error('reach parts limit'), { code: 'FST_PARTS_LIMIT', statusCode: 413 }),
    ],
  ])('is refused as %s where %s', async (code, failure) => {
    expect(await failWith(failure)).toEqual(expect.any(AppError));
    expect(await failWith(failure)).toMatchObject({ code });
  });
});

describe('bytes that are gathered', () => {
  /** Comes in the same piece of memory each time, as from a line that uses its buffer again. */
  async function* chunksOf(bytes: Uint8Array, size: number) {
    const chunk = new Uint8Array(size);
    for (let at = 0; at < bytes.length; at += size) {
      const part = bytes.subarray(at, at + size);
      chunk.set(part);
      yield chunk.subarray(0, part.length);
    }
  }
  const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);

  it.each([undefined, 1, 999, 1000, 1064, 5000])(
    'are those that came, kept in a place of their own, where %s were expected',
    async (expected) => {
      const gathered = await readStream(chunksOf(bytes, 7), {
        ...(expected !== undefined && { expected }),
        most: 2000,
      });
      expect(gathered && Uint8Array.from(gathered)).toEqual(bytes);
    },
  );

  it('takes no more memory than declared, and no more than the limit', async () => {
    expect((await readStream(chunksOf(bytes, 7), { expected: 1064, most: 2000 }))?.buffer.byteLength).toBe(1064);
    expect((await readStream(chunksOf(bytes, 7), { expected: 600, most: 1100 }))?.buffer.byteLength).toBe(1100);
  });

  it('rejects beyond the limit', async () => {
    expect(await readStream(chunksOf(bytes, 7), { most: 1000 })).toHaveLength(1000);
    expect(await readStream(chunksOf(bytes, 7), { most: 999 })).toBeNull();
    expect(await readStream(chunksOf(bytes.subarray(0, 0), 7), { most: 10 })).toHaveLength(0);
  });
});
