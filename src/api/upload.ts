import type { StoredFile } from '#contract/types.ts';
import { ApiError } from '#lib/api-error.ts';
import { REQUEST_TIMEOUT_MS } from '#common/constants.ts';
import { errorOfAnswer, errorOfFailure } from './answers.ts';
import { callReports } from './client.ts';
import { tokenStorage } from './storage.ts';

/** Options of an upload; `onProgress` receives the sent share, from 0 to 1. */
export interface UploadOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
  url?: string;
}

/** The original name is not sent, for privacy. */
const FILE_NAME = 'photo';

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Sends a form by XMLHttpRequest, since fetch reports no upload progress. Resolves with any answer, whatever its
 * status.
 */
function post(
  form: FormData,
  { signal, onProgress, url = '/api/file/upload/' }: UploadOptions,
  token: string | null,
): Promise<{ response: Response; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const fail = (name: string) => () => reject(new DOMException(name, name));
    request.open('POST', url);
    request.timeout = REQUEST_TIMEOUT_MS;
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener(
      'progress',
      ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total),
    );
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      resolve({ response: new Response(null, { status, statusText }), body: readJson(responseText) });
    });
    request.addEventListener('error', fail('NetworkError'));
    request.addEventListener('timeout', fail('TimeoutError'));
    request.addEventListener('abort', fail('AbortError'));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}

/** Uploads a picture. Rejects with `ApiError`, as every call does. */
export async function uploadFile(file: Blob, options: UploadOptions): Promise<StoredFile> {
  if (options.signal.aborted) throw new ApiError('aborted', 'Request aborted');
  const token = tokenStorage.read();
  const form = new FormData();
  form.append('file', file, FILE_NAME);
  const { response, body } = await post(form, options, token).catch((error: unknown) => {
    if (!options.signal.aborted) callReports.onReach?.(false);
    throw errorOfFailure(error);
  });
  callReports.onReach?.(true);
  // An upload that started before a new sign-in says nothing about the new token.
  if (response.status === 401 && token !== null && token === tokenStorage.read()) callReports.onTokenEnded?.();
  if (!response.ok) throw errorOfAnswer(response, body);
  return body as StoredFile;
}
