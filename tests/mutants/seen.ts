import { stripVTControlCharacters } from 'node:util';

/**
 * What became of tests: all passed, one doubts what it saw, a wait ran out and nothing else is said, none ran, or
 * something broke before it could be seen.
 */
export interface Seen {
  verdict: 'green' | 'red' | 'ran out' | 'none' | 'broken';
  /** The first line of what was said. */
  says: string;
}

/** An error as the process of the tests hands it over. */
export interface Failure {
  name?: string | undefined;
  message: string;
}

/** A test that doubts what it sees says so by one of these; all others are a program that broke. */
const doubts = new Set(['AssertionError', 'TestingLibraryElementError']);
/** So matchers begin what they throw as other errors. */
const MATCHER = /^(?:expect\(|\.to\w+\(\) expects )/;
/** So vitest says that the time of a test or a hook is over, and testing-library that it has nothing else to say. */
const RAN_OUT = /^(?:(?:Test|Hook) timed out in \d+ms|Timed out in waitFor)/;

const firstLine = (text: string): string => stripVTControlCharacters(text).split('\n')[0] ?? '';

/** What the failures of tests say; of several a doubt is the one that counts. Undefined where there is none. */
export function tellFailures(failures: readonly Failure[]): Seen | undefined {
  const doubt = failures.find(({ name = '', message }) => doubts.has(name) || MATCHER.test(firstLine(message)));
  if (doubt) return { verdict: 'red', says: firstLine(doubt.message) };
  const [first] = failures;
  if (!first) return undefined;
  const late = failures.find(({ message }) => RAN_OUT.test(firstLine(message)));
  if (late) return { verdict: 'ran out', says: firstLine(late.message) };
  return { verdict: 'broken', says: firstLine(`${first.name ?? 'Error'}: ${first.message}`) };
}
