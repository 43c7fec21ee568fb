import { vi } from 'vitest';

/** Answers the calls of the rest of the test; the network loses a call whose answer is a rejection. */
export function answerCalls(answer: (request: Request) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (request: Request) => answer(request));
}
