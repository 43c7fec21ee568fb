import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

// No stage but lint checks types, so a linter that has lost its type checker must not be green.
it('lint fails where a file does not compile under the options of the project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-lint-'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: resolve('tsconfig.base.json') }));
  writeFileSync(join(folder, 'right.ts'), 'export const right: number = 1;\n');
  writeFileSync(join(folder, 'wrong.ts'), 'const texts: string[] = [];\nexport const wrong: string = texts[0];\n');
  const lint = (file: string) =>
    spawnSync(resolve('node_modules/.bin/oxlint'), ['--config', resolve('.oxlintrc.json'), file], { cwd: folder });

  const [right, wrong] = [lint('right.ts'), lint('wrong.ts')];
  rmSync(folder, { recursive: true });

  expect(String(right.stdout)).toContain('0 errors');
  expect(right.status).toBe(0);
  expect(String(wrong.stdout)).toContain('TS2322');
  expect(wrong.status).toBe(1);
});
