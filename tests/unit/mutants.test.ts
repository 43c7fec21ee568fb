import { describe, expect, it } from 'vitest';
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
