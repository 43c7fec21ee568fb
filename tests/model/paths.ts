import { mkdir, writeFile } from 'node:fs/promises';
import { isFullyWalked, measure, reportPage, type Share, type WalkedModel } from './kit/report.ts';
import { models } from './registry.ts';

const folder = new URL('../../reports/paths/', import.meta.url);

const of = ({ walked, total }: Share): string => `${walked}/${total}`.padStart(11);

const walked: WalkedModel[] = [];
console.log(
  `${'machine'.padEnd(26)}${['states', 'transitions', 'edges', 'walks'].map((name) => name.padStart(12)).join('')}`,
);
for (const model of models) {
  const one = await measure(model);
  const { states, transitions, edges, walks, failures } = one.coverage;
  walked.push(one);
  console.log(`${model.name.padEnd(26)} ${of(states)} ${of(transitions)} ${of(edges)} ${String(walks).padStart(11)}`);
  for (const id of [...one.graph.unusedStates, ...one.graph.unusedTransitions]) console.log(`  never reached: ${id}`);
  for (const { path, reason } of failures) console.log(`  ${path.join(' → ')}: ${reason}`);
}

await mkdir(folder, { recursive: true });
await writeFile(
  new URL('coverage.json', folder),
  `${JSON.stringify(
    walked.map(({ coverage }) => coverage),
    null,
    2,
  )}\n`,
);
await writeFile(new URL('index.html', folder), reportPage(walked));
if (!walked.every(({ coverage }) => isFullyWalked(coverage))) process.exitCode = 1;
