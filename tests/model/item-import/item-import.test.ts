import { describe, expect, it } from 'vitest';
import { isItemImportRunning, itemImportRefusal, itemImportStates } from '#machines/item-import/item-import.machine.ts';
import { testModel } from '../kit/test-model.ts';
import { itemImportModel } from './item-import.model.ts';

testModel(itemImportModel);

const clean = { hasWork: true, hasErrors: false, isWhole: true };

describe('the table of imports', () => {
  it('writes what changes anything, and as a whole only without errors', () => {
    const refusal = (facts: Partial<typeof clean>) =>
      itemImportRefusal('previewed', 'applying', { ...clean, ...facts });
    expect(refusal({})).toBeNull();
    expect(refusal({ hasErrors: true })).toBe('has_errors');
    expect(refusal({ hasErrors: true, isWhole: false })).toBeNull();
    expect(refusal({ hasWork: false })).toBe('nothing_to_write');
  });

  it('says what is over, and what does not follow', () => {
    expect(itemImportRefusal('done', 'parsing', clean)).toBe('finished');
    expect(itemImportRefusal('canceled', 'applying', clean)).toBe('finished');
    expect(itemImportRefusal('applying', 'parsing', clean)).toBe('not_allowed');
    expect(itemImportRefusal('failed', 'parsing', clean)).toBeNull();
  });

  it('is at work until it is shown, and while it is written', () => {
    expect(itemImportStates.filter(isItemImportRunning)).toEqual(['uploaded', 'parsing', 'applying']);
  });
});
