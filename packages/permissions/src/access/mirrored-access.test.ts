import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldAccess } from '../fields/field-access.ts';
import { can } from '../rights/can.ts';
import { permissionList } from '../rights/permission-list.ts';
import { accesses, permissionCodes } from '../testing.ts';
import { mirroredAccess } from './mirrored-access.ts';

describe('the rights that the browser received', () => {
  it('[S1] let the user do what they grant, and nothing else', () => {
    fc.assert(
      fc.property(accesses(), fc.uniqueArray(permissionCodes()), (access, codes) => {
        const { userId, isSuper, roles } = access;
        const catalogue = new Set([...codes, ...roles.flatMap(role => [...role.codes])]);
        const mirrored = mirroredAccess({
          userId,
          isSuper,
          permissionList: permissionList(access, catalogue),
          blocked: { read: [], write: [] },
        });
        expect(codes.map(code => [code, can(mirrored, code)])).toEqual(codes.map(code => [code, can(access, code)]));
      }),
    );
  });

  it('[S3] close the fields that they name, each to the degree given', () => {
    const blocked = { hide: ['skuList.source'], read: ['skuList.price'], write: ['skuList.note', 'brand.price'] };
    const mirrored = mirroredAccess({
      userId: 7,
      isSuper: false,
      permissionList: [{ page: 'skuList', api: 'basic.skuList.list' }],
      blocked,
    });
    expect(['source', 'price', 'note', 'other'].map(field => fieldAccess(mirrored, 'skuList', field))).toEqual([
      { shown: false, read: true, write: true },
      { shown: false, read: false, write: false },
      { shown: true, read: true, write: false },
      { shown: true, read: true, write: true },
    ]);
    expect(fieldAccess(mirrored, 'brand', 'price')).toEqual({ shown: true, read: true, write: false });
    // they hold for the user, whatever roles there are
    expect(new Set(mirrored.blocks.map(({ subject }) => subject.kind))).toEqual(new Set(['user']));
  });
});
