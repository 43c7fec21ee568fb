import { domainToASCII, domainToUnicode } from 'node:url';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const NAME = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})*$`);
const MAX_PORT = 65_535;

/** A host's name, and its port as `:8080` or nothing. */
function partsOf(host: string): [name: string, port: string] {
  const port = /:\d{1,5}$/.exec(host)?.[0] ?? '';
  return [host.slice(0, host.length - port.length), port];
}

/**
 * A host as browsers send it, `xn--80aaf6ac.xn--p1ai` for `Лавка.РФ`, with its port if it has one; null for what is no
 * host.
 */
export function asciiHost(text: string): string | null {
  const [typed, port] = partsOf(text);
  // Of a whole address it would take the host alone.
  const name = /[/?#@\\\s:]/.test(typed) ? '' : domainToASCII(typed);
  return NAME.test(name) && Number(port.slice(1)) <= MAX_PORT ? `${name}${port}` : null;
}

/** A stored host as browsers send it: earlier versions stored it as it was typed. */
export const sentHost = (stored: string): string => asciiHost(stored) ?? stored;

/** A host as a person reads it: `лавка.рф`. */
export function readableHost(host: string): string {
  const [name, port] = partsOf(host);
  return name.includes('xn--') ? `${domainToUnicode(name) || name}${port}` : host;
}
