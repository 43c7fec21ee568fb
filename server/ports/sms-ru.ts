import { type ReceivedCall, type Telephony, TelephonyInDoubt, TelephonyUnavailable } from './telephony.ts';

/** The log for the shop's operator; never gets a phone, a code or the key. */
export interface OperatorLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** How to reach the service. */
export interface SmsRuOptions {
  /** `api_id` of the account. */
  key: string;
  /** `https://sms.ru`, or a substitute in tests. */
  url: string;
  log: OperatorLog;
  /** How long to wait for an answer. */
  timeoutMs?: number;
}

type Answer = Readonly<Record<string, unknown>>;

// The person waits for the call, so a later answer is of no use.
const TELEPHONY_TIMEOUT_MS = 10_000;

/** With these codes nothing was sent. */
const neverSent: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
const NO_MONEY = 201;
/** The key is unknown, its account is closed, or this address isn't allowed: only the operator can fix it. */
const accountRefusals: ReadonlySet<number> = new Set([200, 203, 300, 301, 302, 303]);
const callStates: ReadonlyMap<number, ReceivedCall> = new Map([
  [400, 'waiting'],
  [401, 'confirmed'],
  [402, 'expired'],
]);

function isRecord(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function causeCodeOf(error: unknown): unknown {
  return error instanceof Error && isRecord(error.cause) ? error.cause['code'] : undefined;
}

/** The service sends the same field as a text or as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** https://sms.ru: flash calls (`/code/call`) and awaited calls (`/callcheck/add`, `/callcheck/status`). */
export function createSmsRu({ key, url, log, timeoutMs = TELEPHONY_TIMEOUT_MS }: SmsRuOptions): Telephony {
  const fetchAnswer = async (path: string, fields: Readonly<Record<string, string>>): Promise<unknown> => {
    // In the body, because proxies log URLs.
    const body = new URLSearchParams({ api_id: key, json: '1', ...fields });
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok) throw new TelephonyInDoubt(`${path} answered ${response.status}`);
    return JSON.parse(text);
  };

  const refuse = (path: string, answer: Answer): never => {
    const status = Number(answer['status_code']);
    const fields = { path, status, text: answer['status_text'] };
    if (status === NO_MONEY)
      log.error(
        fields,
        'telephony is out of money: nobody can sign in by phone until the account of the service is topped up',
      );
    else if (accountRefusals.has(status)) log.error(fields, 'telephony does not take the key of this shop');
    else log.warn(fields, 'telephony refused');
    throw new TelephonyUnavailable(`${path} refused with ${status}`);
  };

  const misread = (path: string): never => {
    log.error({ path }, 'telephony answered what its protocol does not know');
    throw new TelephonyInDoubt(`${path} answered something else`);
  };

  const ask = async (path: string, fields: Readonly<Record<string, string>>): Promise<Answer> => {
    let answer: unknown;
    try {
      answer = await fetchAnswer(path, fields);
    } catch (error) {
      const code = causeCodeOf(error);
      const reason =
        error instanceof TelephonyInDoubt ? error.message : (code ?? (error instanceof Error ? error.name : 'unknown'));
      log.error({ path, reason }, 'telephony did not answer');
      throw neverSent.has(code)
        ? new TelephonyUnavailable(`${path} can't be reached`)
        : new TelephonyInDoubt(`${path} did not answer`);
    }
    if (!isRecord(answer)) return misread(path);
    if (answer['status'] === 'ERROR') return refuse(path, answer);
    return answer['status'] === 'OK' ? answer : misread(path);
  };

  const readCall = async (ref: string): Promise<ReceivedCall> => {
    const path = '/callcheck/status';
    const answer = await ask(path, { check_id: ref });
    return callStates.get(Number(answer['check_status'])) ?? misread(path);
  };

  const underWay = new Map<string, Promise<ReceivedCall>>();
  return {
    ring: async ({ phone }) => {
      const path = '/code/call';
      const digits = textOf((await ask(path, { phone }))['code']);
      // A number has lost its leading zeros.
      return /^\d{1,4}$/.test(digits) ? { code: digits.padStart(4, '0') } : misread(path);
    },
    expectCall: async ({ phone }, taken) => {
      const path = '/callcheck/add';
      const answer = await ask(path, { phone });
      const [number, ref] = [textOf(answer['call_phone']).replace(/^\+/, ''), textOf(answer['check_id'])];
      if (!/^7\d{10}$/.test(number) || ref === '') return misread(path);
      return taken.includes(number) ? null : { number, ref };
    },
    // Parallel questions about one call share one request.
    readCall: (ref) => {
      const asked = underWay.get(ref) ?? readCall(ref).finally(() => underWay.delete(ref));
      underWay.set(ref, asked);
      return asked;
    },
  };
}
