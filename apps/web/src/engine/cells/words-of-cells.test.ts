import { sampleResource } from '@axle/page-kit/testing';
import { describe, expect, it } from 'vitest';
import { clashRefusal } from './clash-refusal.ts';
import { recordName } from './record-name.ts';
import { gestureWords } from './gesture-words.ts';

describe('what is said about cells', () => {
  it('is how many were saved, wait and are not saved, each only where there are some', () => {
    const words = (saved: number, waiting: number, open: number) => gestureWords(saved, waiting, open).en;
    expect([words(2, 0, 0), words(0, 1, 0), words(0, 0, 3), words(1, 2, 1), words(0, 1, 1), words(0, 0, 0)]).toEqual([
      '2 cells saved',
      '1 pending approval',
      '3 cells not saved',
      '1 cell saved, 2 pending approval, 1 cell not saved',
      '1 pending approval, 1 cell not saved',
      '0 cells saved',
    ]);
    expect(gestureWords(1, 2, 1).zh).toBe('已保存 1 个单元格，2 个待审批，1 个单元格未保存');
  });

  it('names a record by its name fields, and by its id where none of them is known', () => {
    const row = { id: 4, version: 1, status: 1, code: 'T4', note: 'n' } as unknown as Parameters<typeof recordName>[2];
    const named = { ...sampleResource, nameFields: ['code', 'size', 'note'] };
    expect([recordName(sampleResource, 4, row), recordName(named, 4, row)]).toEqual(['T4', 'T4 n']);
    expect([recordName(sampleResource, 4, undefined), recordName(undefined, 4, row)]).toEqual(['#4', '#4']);
  });

  it('names who else changed a cell', () => {
    expect(clashRefusal('note')).toEqual({
      code: 'ROW_CHANGED',
      field: 'note',
      message: expect.objectContaining({ en: expect.stringMatching(/^\w.+ changed this cell at the same time$/) }),
    });
  });
});
