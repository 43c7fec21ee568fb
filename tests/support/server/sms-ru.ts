import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service was asked. */
export interface AskedOfSmsRu {
  path: string;
  fields: Readonly<Record<string, string>>;
}

type Answering = (response: ServerResponse) => void;

interface Check {
  phone: string;
  number: string;
  status: '400' | '401' | '402';
}

const write = (response: ServerResponse, status: number, body: string, type = 'application/json') =>
  void response.writeHead(status, { 'content-type': type }).end(body);

async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
}

/** Speaks the protocol of https://sms.ru on this machine: flash calls, and calls that it waits for. */
export class SmsRu {
  static readonly key = 'A1B2C3D4-0000-4000-8000-ABCDEF123456';
  static readonly numbers: readonly string[] = ['78005008275', '74951206695'];
  readonly url: string;
  readonly asked: AskedOfSmsRu[] = [];
  /** The code of the next flash call, and of all that follow. */
  code: unknown = '0417';
  numbers = SmsRu.numbers;
  roubles = 100;
  /** Answers instead of the service, until taken away. */
  fault: Answering | null = null;
  private readonly server: Server;
  private readonly checks = new Map<string, Check>();

  private constructor(server: Server) {
    this.server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.answer(request, response));
  }

  static async open(): Promise<SmsRu> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new SmsRu(server);
  }

  /** The environment of a shop that uses this service. */
  get env(): Record<string, string> {
    return { TELEPHONY_KEY: SmsRu.key, TELEPHONY_URL: this.url };
  }

  /** Somebody calls one of the service's numbers. */
  receive(phone: string, number: string): void {
    for (const check of this.checks.values())
      if (check.phone === phone && check.number === number && check.status === '400') check.status = '401';
  }

  /** The five minutes of all waits are over. */
  expire(): void {
    for (const check of this.checks.values()) if (check.status === '400') check.status = '402';
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = await readFields(request);
    this.asked.push({ path: request.url ?? '', fields });
    if (this.fault) return this.fault(response);
    write(
      response,
      200,
      JSON.stringify(request.method === 'POST' ? this.answerTo(request.url ?? '', fields) : refusal(500, 'POST')),
    );
  }

  private answerTo(path: string, { api_id: key, phone = '', check_id: id = '' }: Record<string, string>): object {
    if (key !== SmsRu.key) return refusal(200, 'Неправильный api_id');
    if (path === '/callcheck/status') {
      const check = this.checks.get(id);
      return check
        ? { status: 'OK', status_code: 100, check_status: check.status, check_status_text: '…' }
        : refusal(202, 'Нет такой авторизации');
    }
    if (this.roubles <= 0) return refusal(201, 'Не хватает средств на лицевом счету');
    if (!/^7\d{10}$/.test(phone)) return refusal(202, 'Неправильно указан номер телефона получателя');
    if (path === '/code/call')
      return {
        status: 'OK',
        code: this.code,
        call_id: `000000-${this.asked.length}`,
        cost: 0.4,
        balance: this.roubles,
      };
    const number = this.numbers[this.checks.size % this.numbers.length] ?? '';
    const checkId = `201737-${this.checks.size}`;
    this.checks.set(checkId, { phone, number, status: '400' });
    return {
      status: 'OK',
      status_code: 100,
      check_id: checkId,
      call_phone: number,
      call_phone_pretty: `+${number}`,
      call_phone_html: `<a href="callto:${number}">+${number}</a>`,
    };
  }
}

const refusal = (code: number, text: string) => ({ status: 'ERROR', status_code: code, status_text: text });

/** Ways of the service to fail. */
export const smsRuFaults = {
  silent: () => undefined,
  refusing: (code: number, text: string) => (response: ServerResponse) =>
    write(response, 200, JSON.stringify(refusal(code, text))),
  status: (status: number) => (response: ServerResponse) => write(response, status, '<h1>Ошибка</h1>', 'text/html'),
  body: (body: string) => (response: ServerResponse) => write(response, 200, body),
  late: (ms: number, body: object) => (response: ServerResponse) =>
    void setTimeout(() => write(response, 200, JSON.stringify(body)), ms),
  cut: (response: ServerResponse) => void response.socket?.destroy(),
  half: (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"status":"OK","code":"');
    response.socket?.end();
  },
  elsewhere: (url: string) => (response: ServerResponse) => void response.writeHead(302, { location: url }).end(),
} as const;
