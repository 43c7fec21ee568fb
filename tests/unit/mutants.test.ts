import { describe, expect, it } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepMutantResult, readMutantResult, readMutantResults, hashOfMutated } from '#tests/mutants/mutant-results.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { filesIn, relatedTests, resolveImport } from '#tests/mutants/related.ts';

describe('the command for mutants', () => {
  it('has a unit or model test in its sight for each file of rules', () => {
    const unseen = ['common', 'machines']
      .flatMap((room) => filesIn(room, /\.ts$/))
      .filter((file) => {
        const { kind, tests } = relatedTests(file);
        return tests.length === 0 || kind !== 'unit';
      });
    expect(unseen).toEqual([]);
  });

  it.each([
    ['machines/order/money-effect.ts', './placed-order.machine.ts', 'machines/order/placed-order.machine.ts'],
    ['machines/order/money-effect.ts', '../kit/refusal.ts', 'machines/kit/refusal.ts'],
    ['tests/unit/cart.test.ts', '#common/fit-count.ts', 'common/fit-count.ts'],
    ['tests/unit/cart.test.ts', '#lib/rules.ts', 'src/lib/rules.ts'],
    ['tests/unit/cart.test.ts', '#entities/cart/cart-control.tsx', 'src/entities/cart/cart-control.tsx'],
    ['tests/unit/cart.test.ts', '#contract/types.ts', 'openapi/generated/types.ts'],
    ['tests/unit/cart.test.ts', '#server/app.ts', 'server/app.ts'],
    ['tests/unit/cart.test.ts', '#contract/openapi.json', undefined],
    ['tests/unit/cart.test.ts', 'vitest', undefined],
  ])('follows from %s the import of %s', (from, specifier, path) => {
    expect(resolveImport(from, specifier)).toBe(path);
  });

  it.each([
    ['common/fit-count.ts', 'unit'],
    ['server/domain/kit/app-error.ts', 'unit'],
    ['server/db/repositories/audit/audit.ts', 'server'],
    ['src/storefront/catalogue/item/buy-box.tsx', 'dom'],
  ])('runs for %s the cheapest tests that load it: %s', (file, kind) => {
    const related = relatedTests(file);
    expect([related.kind, related.tests.length > 0]).toEqual([kind, true]);
  });
});

describe('what was seen of mutants', () => {
  it('counts until the file, one of its tests or what these load changes', () => {
    const root = temporaryFolder();
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    const file = 'common/rounding.ts';
    const test = "import '#common/rounding.ts';\nimport '../support/sums.ts';";
    write(file, 'export const cents = 100;');
    write('tests/unit/rounding.test.ts', test);
    write('tests/support/sums.ts', 'export {};');
    write('tests/unit/other.test.ts', '');
    expect(readMutantResult(file, root)).toBeUndefined();
    const mutants = [{ line: 1, what: 'number: 100 → 101', verdict: 'killed' as const }];
    const seen = { file, kind: 'unit' as const, date: '', commit: 'abc1234', needsHeavy: false, mutants };
    keepMutantResult({ ...seen, hash: hashOfMutated(file, false, root) }, root);
    const isCurrent = () => readMutantResult(file, root)?.isCurrent;
    expect(readMutantResults(root)).toMatchObject([{ file, commit: 'abc1234', isCurrent: true, mutants }]);
    write('tests/unit/other.test.ts', 'it()');
    expect(isCurrent()).toBe(true);
    write('tests/support/sums.ts', 'export const sum = 0;');
    expect(isCurrent()).toBe(false);
    write('tests/support/sums.ts', 'export {};');
    expect(isCurrent()).toBe(true);
    write('tests/unit/rounding.test.ts', `${test}\nit()`);
    expect(isCurrent()).toBe(false);
    write('tests/unit/rounding.test.ts', test);
    write(file, 'export const cents = 10;');
    expect(isCurrent()).toBe(false);
  });

  it('passes over what is no result of this form', () => {
    const root = temporaryFolder();
    expect(readMutantResults(root)).toEqual([]);
    mkdirSync(join(root, 'reports/mutants/work-1'), { recursive: true });
    writeFileSync(join(root, 'reports/mutants/common-a.json'), '{"file":"common/a.ts","noticed":9,"total":10}');
    writeFileSync(join(root, 'reports/mutants/b.txt'), 'seed 1');
    expect(readMutantResults(root)).toEqual([]);
    expect(readMutantResult('common/a.ts', root)).toBeUndefined();
  });
});
