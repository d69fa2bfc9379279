import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AreaChild, checkArea, type AreaUse, areaUses, missingUses } from './check-area.ts';

const faults = (use: AreaUse, child: AreaChild, type = 'overseas') => checkArea({ warehouse: 1, use }, child, type).map(({ code }) => code);
const good = { warehouse: 1, sellable: true };
const bad = { warehouse: 1, sellable: false };

describe('an area', () => {
  it('[W5, W6, W7] lies in a part of its warehouse that fits its use', () => {
    expect(faults('pick', good)).toEqual([]);
    expect(faults('damage', good)).toEqual(['SELLABLE_CHILD']);
    expect(faults('return', good)).toEqual(['SELLABLE_CHILD']);
    expect(faults('return', bad)).toEqual([]);
    expect(faults('pick', { warehouse: 2, sellable: true })).toEqual(['OTHER_WAREHOUSE']);
    expect(faults('transit', good, 'transit')).toEqual(['NO_AREAS']);
  });

  it('[W6] of any use may lie in a part that is not sold from', () => {
    fc.assert(
      fc.property(fc.constantFrom(...areaUses), use => {
        expect(faults(use, bad)).toEqual([]);
      }),
    );
  });

  it('[W8] a dock and a staging area are missed', () => {
    expect(missingUses(['pick', 'reserve'])).toEqual(['dock', 'stage']);
    expect(missingUses(['pick', 'dock', 'stage'])).toEqual([]);
  });
});
