import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Access, FieldBlock } from '../access/access.ts';
import { mirroredAccess } from '../access/mirrored-access.ts';
import { accesses, nobody } from '../testing.ts';
import { blockedChanges } from './blocked-changes.ts';
import { blockedFields } from './blocked-fields.ts';
import { fieldAccess } from './field-access.ts';

const block = (subject: FieldBlock['subject'], mode: FieldBlock['mode']): FieldBlock => ({
  subject,
  page: 'skuList',
  field: 'price',
  mode,
});
const role = (name: string): FieldBlock['subject'] => ({ kind: 'role', role: name });
const gives = (name: string) => ({ role: name, codes: new Set(['basic.skuList.list']) });
const access = (roles: Access['roles'], ...blocks: readonly FieldBlock[]): Access => ({ ...nobody, roles, blocks });
const price = (given: Access) => fieldAccess(given, 'skuList', 'price');

describe('field blocks', () => {
  it('[S3] without a block everything may be done', () => {
    expect(price(access([gives('buyer')]))).toEqual({ shown: true, read: true, write: true });
  });

  it("[S3] a role's block holds only if every role that gives the page blocks the field", () => {
    expect(price(access([gives('operator')], block(role('operator'), 'readBlock'))).read).toBe(false);
    expect(price(access([gives('operator'), gives('buyer')], block(role('operator'), 'readBlock'))).read).toBe(true);
    expect(
      price(access([gives('operator'), gives('buyer')], block(role('operator'), 'readBlock'), block(role('buyer'), 'readBlock'))).read,
    ).toBe(false);
    expect(
      price(access([gives('operator'), { role: 'qc', codes: new Set(['qualityTesting.iqc.list']) }], block(role('operator'), 'readBlock')))
        .read,
    ).toBe(false);
  });

  it('[S3] a block for the user or for everybody always holds', () => {
    for (const subject of [{ kind: 'user' }, { kind: 'all' }] as const)
      expect(price(access([gives('operator'), gives('buyer')], block(subject, 'readBlock')))).toEqual({
        shown: false,
        read: false,
        write: false,
      });
  });

  it('[S3] hiding keeps a field off the screen alone, a write block keeps it readable', () => {
    expect(price(access([gives('buyer')], block({ kind: 'user' }, 'hide')))).toEqual({ shown: false, read: true, write: true });
    expect(price(access([gives('buyer')], block({ kind: 'user' }, 'writeBlock')))).toEqual({ shown: true, read: true, write: false });
  });

  it('[S3] roles that block differently block what they have in common: writing', () => {
    const both = access([gives('operator'), gives('buyer')], block(role('operator'), 'readBlock'), block(role('buyer'), 'writeBlock'));
    expect(price(both)).toEqual({ shown: true, read: true, write: false });
  });

  it('[S3] super users read everything and obey write blocks', () => {
    expect(price({ ...access([], block({ kind: 'all' }, 'readBlock')), isSuper: true })).toEqual({ shown: true, read: true, write: false });
  });

  it('[S3] what may not be read may not be written, and is not shown', () => {
    fc.assert(
      fc.property(accesses(), given => {
        const { shown, read, write } = price(given);
        if (!read) expect([shown, write]).toEqual([false, false]);
      }),
    );
  });

  it('[S3] taking a block away never hides, blocks or forbids anything', () => {
    fc.assert(
      fc.property(accesses(), fc.nat(), (given, at) => {
        const fewer = { ...given, blocks: given.blocks.filter((_, index) => index !== at % Math.max(1, given.blocks.length)) };
        const [before, after] = [price(given), price(fewer)];
        for (const right of ['shown', 'read', 'write'] as const) if (before[right]) expect(after[right]).toBe(true);
      }),
    );
  });

  it('[S3] [spec 3.9, 3.10] the browser comes to the same result from the lists that it receives', () => {
    fc.assert(
      fc.property(accesses(), given => {
        fc.pre(!given.isSuper);
        const mirrored = mirroredAccess({ userId: given.userId, isSuper: false, permissionList: [], blocked: blockedFields(given) });
        for (const page of ['skuList', 'vehicleModel'])
          for (const field of ['price', 'source']) expect(fieldAccess(mirrored, page, field)).toEqual(fieldAccess(given, page, field));
      }),
    );
  });

  it('[S3] a changed field that may not be written is found by name', () => {
    const given = access([gives('buyer')], block({ kind: 'user' }, 'writeBlock'));
    expect(blockedChanges(given, 'skuList', ['price', 'name'])).toEqual(['price']);
  });
});
