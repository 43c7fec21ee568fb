import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runWalks } from './run-walks.ts';

const MACHINE = 'shell/confirm';

/** A project whose tests hand over one walk, and end with a code. */
function projectOf(record: object, code: number, said = 'Unhandled Error: the view'): string {
  const root = temporaryFolder();
  const folder = join(root, 'node_modules/vitest');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'vitest.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
const { PATHS_RECORD: folder, PATHS_MACHINES: machine, PATHS_EDGE: edge } = process.env;
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/dom--shell--confirm.json', JSON.stringify({ ...${JSON.stringify(record)}, machine, edge }));
console.log(process.argv.join(' '));
console.log(${JSON.stringify(said)});
process.exit(${code});
`,
  );
  return root;
}

const walked = { due: [0, 1], walked: [0, 1], walks: 1, seconds: 0, failures: [], notOffered: {} };

async function run(record: object, code: number, said?: string) {
  const root = projectOf(record, code, said);
  const lines: string[] = [];
  const of = { drivers: ['dom' as const], machines: [MACHINE, 'order/placed-order'] };
  const asked = { ...of, root, folder: join(root, 'out'), edges: [{ machine: MACHINE, number: 7 }] };
  return { ...(await runWalks({ ...asked, onProgress: (line) => lines.push(line) })), lines };
}

it('walks the machines that were asked for alone, and those only that a view shows', async () => {
  const { walks, problems } = await run(walked, 0);
  expect(walks).toEqual([
    { driver: 'dom', machine: MACHINE, walk: { ...walked, machine: MACHINE, edge: 'shell/confirm:7' } },
  ]);
  expect(problems).toEqual([]);
});

it('says so where the tests fail though every walk went well, and how they ended', async () => {
  const { problems, lines } = await run(walked, 1);
  expect(problems).toEqual(['every walk went well, and the tests ended with 1']);
  expect(lines.join()).toContain('Unhandled Error: the view');
});

it('names the test that failed beside the walks, such as one of who may what', async () => {
  const failed = 'payments > are decided by those who may, and by nobody else';
  const { problems } = await run(walked, 1, ` FAIL  ${failed}`);
  expect(problems).toEqual([`every walk went well, and the tests ended with 1; ${failed}`]);
});

it('tells the first answers that such a test did not expect', async () => {
  const rows = ['a: W → F: 403', 'b: W → F: 403', 'c: W → F: 409', 'd: F → W: 200', 'e: F → W: 200'];
  const said = ['- []', '+ [', ...rows.map((row) => `+   "${row}",`), '+ ]'].join('\n');
  const { problems } = await run(walked, 1, said);
  expect(problems).toEqual([
    'every walk went well, and the tests ended with 1; a: W → F: 403; b: W → F: 403; c: W → F: 409; and 2 more',
  ]);
});

it('walks single paths alone, and otherwise has everybody asked too', async () => {
  const root = projectOf(walked, 1);
  const titles = async (edges?: { machine: string; number: number }[]) => {
    const lines: string[] = [];
    const of = { drivers: ['dom' as const], machines: [MACHINE], root, folder: join(root, 'out'), edges };
    await runWalks({ ...of, onProgress: (line) => lines.push(line) });
    return /--testNamePattern (.*?) tests\//.exec(lines.join('\n'))?.[1];
  };
  expect(await titles([{ machine: MACHINE, number: 7 }])).toBe('every path');
  expect(await titles()).toBe('every path|nobody else');
});

it('leaves it at what the walk says where that went wrong', async () => {
  const { problems } = await run({ ...walked, walked: [0] }, 1);
  expect(problems).toEqual([]);
});
