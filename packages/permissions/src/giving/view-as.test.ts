import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accesses, permissionCodes } from '../testing.ts';
import { fieldAccess } from '../fields/field-access.ts';
import { can } from '../rights/can.ts';
import { refuseView, viewRefusals } from './view-as.ts';

const someone = { userId: 1, isSuper: true };

describe('a look as another user', () => {
  it('[G11] is for super users alone, at others, who are in office', () => {
    expect(refuseView(someone, { id: 2, state: 'active' })).toBeUndefined();
    expect(refuseView({ ...someone, isSuper: false }, { id: 2, state: 'active' })).toBe(viewRefusals.superOnly);
    expect(refuseView(someone, { id: 1, state: 'active' })).toBe(viewRefusals.self);
    for (const state of ['locked', 'left'] as const) expect(refuseView(someone, { id: 2, state })).toBe(viewRefusals.notActive);
  });

  it('[G11] shows nobody more than they see themselves', () => {
    fc.assert(
      fc.property(accesses(), accesses(), permissionCodes(), (viewer, viewed, code) => {
        if (refuseView(viewer, { id: viewed.userId, state: 'active' })) return;
        const [, page = '', field = ''] = code.split('.');
        expect(can(viewer, code) || !can(viewed, code)).toBe(true);
        expect(fieldAccess(viewer, page, field).read || !fieldAccess(viewed, page, field).read).toBe(true);
      }),
    );
  });
});
