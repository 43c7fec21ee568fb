import type { FastifyRequest } from 'fastify';
import { AppError } from '../domain/kit/app-error.ts';

/** A name or an address, with or without a port: anything else would stand in the links that answers are made of. */
const hostName = /^(?:[\p{L}\p{N}._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/** Throws bad_request where a request names no host. */
export function refuseMalformedHost({ host }: FastifyRequest): void {
  if (!hostName.test(host)) throw new AppError('bad_request');
}
