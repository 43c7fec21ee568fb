import { startStrings } from './start.strings.ts';

/** Where the person who starts the shop reads. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const LINES = 4;

/** Tells how many pictures are done: on a terminal in one line that counts, elsewhere in a line for each quarter. */
export function reportPictures(output: Output): (done: number, total: number) => void {
  return (done, total) => {
    const text = startStrings.pictures(done, total);
    if (output.isTTY) output.write(`\r${text}${done === total ? '\n' : ''}`);
    else if (Math.floor((done * LINES) / total) > Math.floor(((done - 1) * LINES) / total)) output.write(`${text}\n`);
  };
}
