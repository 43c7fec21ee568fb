/** A part of a shop's page about itself, in the order of the text. */
export type InfoBlock =
  | { kind: 'heading'; text: string }
  /** Its lines are shown as they were broken. */
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; entries: string[] };

const HEADING = /^#{1,3}\s+(.+)$/;
// Word and messengers write their own signs before the entries of a list.
const ENTRY = /^[-–—•*]\s+(.+)$/;
const BLANK = /\[\[[^[\]]*\]\]/g;
const NAMED_BLANKS = 3;

/**
 * Reads a text: an empty line ends a paragraph or a list, `# ` begins a heading, `- ` an entry of a list. Nothing else
 * is markup.
 */
export function readInfoText(text: string): InfoBlock[] {
  const blocks: InfoBlock[] = [];
  let open: InfoBlock | undefined;
  const begin = (block: InfoBlock): void => {
    blocks.push(block);
    open = block;
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    const heading = HEADING.exec(line)?.[1];
    const entry = ENTRY.exec(line)?.[1];
    if (line === '') open = undefined;
    else if (heading !== undefined) begin({ kind: 'heading', text: heading });
    else if (entry !== undefined && open?.kind === 'list') open.entries.push(entry);
    else if (entry !== undefined) begin({ kind: 'list', entries: [entry] });
    else if (open?.kind === 'paragraph') open.lines.push(line);
    else begin({ kind: 'paragraph', lines: [line] });
  }
  return blocks;
}

const linesOf = (block: InfoBlock): string[] => {
  if (block.kind === 'heading') return [];
  return block.kind === 'list' ? block.entries : block.lines;
};

/** What a text says without its headings and marks, in one line; empty where it has headings alone. */
export const summaryOf = (text: string): string => readInfoText(text).flatMap(linesOf).join(' ');

/** The first blanks of a draft that nobody has filled in yet, such as `[[ИНН]]`; empty where none is left. */
export function blanksLeft(text: string): string {
  const blanks = [...new Set(text.match(BLANK))];
  return blanks.slice(0, NAMED_BLANKS).join(', ') + (blanks.length > NAMED_BLANKS ? ' …' : '');
}
