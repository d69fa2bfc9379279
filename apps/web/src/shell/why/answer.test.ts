import type { UserRights } from '@axle/wire';
import { expect, it } from 'vitest';
import { answerOf } from './answer.ts';
import type { Subject } from './subjects.ts';

const role = (code: string, nameZh: string, nameEn: string, codes: readonly string[]) => ({ role: code, nameZh, nameEn, codes });
const rights: UserRights = {
  user: { id: 7, account: 'li', nickname: '李', nicknameEn: 'Li', state: 'active', isSuper: false },
  roles: [
    role('catalogEditor', '资料员', 'Catalogue editor', ['basic.brand.list', 'basic.brand.add']),
    role('operator', '运营', 'Operator', ['basic.brand.list', 'basic.sku.add']),
  ],
  scopes: [],
  blocks: [],
};
const what = { zh: '它', en: 'it' };
const code = (name: string): Subject => ({ kind: 'code', code: name, what });
const note: Subject = { kind: 'field', page: 'brand', field: 'note', what };
const block = (of: string) => ({ subject: 'role' as const, role: of, page: 'brand', field: 'note', mode: 'readBlock' });
const said = (given: UserRights, subject: Subject) => {
  const { good, sentence, chain } = answerOf(given, subject);
  return [good, sentence.en, ...chain.map(({ text, good: isGood }) => `${isGood ? '+' : '-'} ${text.en}`)];
};

it('[W1] an action is traced to the roles that grant it and its list', () => {
  expect(said(rights, code('basic.brand.add'))).toEqual([
    true,
    'Yes: it is granted by Catalogue editor.',
    '+ basic.brand.add ← Catalogue editor',
    '+ basic.brand.list ← Catalogue editor, Operator',
  ]);
  expect(said(rights, code('basic.brand.del'))).toEqual([
    false,
    'No: Li can open the page, but no role grants it.',
    '- basic.brand.del ← not granted by any role',
    '+ basic.brand.list ← Catalogue editor, Operator',
  ]);
  expect(said(rights, code('basic.sku.add'))).toEqual([
    false,
    'No: no role of Li grants viewing the page, so it is not available.',
    '+ basic.sku.add ← Operator',
    '- basic.sku.list ← not granted by any role',
  ]);
});

it('[W2] a page is traced to its list', () => {
  expect(said(rights, { kind: 'page', section: 'basic', page: 'brand', what })).toEqual([
    true,
    'Yes: it is granted by Catalogue editor, Operator.',
    '+ basic.brand.list ← Catalogue editor, Operator',
  ]);
  const all = { ...rights, user: { ...rights.user, isSuper: true } };
  expect(said(all, { kind: 'page', section: 'oms', page: 'orderList', what })).toEqual([
    true,
    'Yes: Li is a super administrator and can do everything.',
    '+ oms.orderList.list ← super administrator, regardless of roles',
  ]);
});

it('[W3] a field is traced to the settings that close it, and to the role for whose sake they do not', () => {
  expect(said(rights, note)).toEqual([true, 'Can read and write: no setting restricts it for Li.']);
  expect(said({ ...rights, blocks: [block('operator')] }, note)).toEqual([
    true,
    'Can read and write: no setting restricts it for Li.',
    '+ a setting for the role Operator: read-blocked',
    '+ Catalogue editor also grants the page without restricting this field, so restrictions by other roles do not apply',
  ]);
  expect(said({ ...rights, blocks: [block('operator'), block('catalogEditor')] }, note)).toEqual([
    false,
    'Cannot read or change: it is read-blocked by a setting for the role Operator, a setting for the role Catalogue editor.',
    '- a setting for the role Operator: read-blocked',
    '- a setting for the role Catalogue editor: read-blocked',
  ]);
});

it('an account that cannot sign in is reported as such, whatever its rights', () => {
  const left = { ...rights, user: { ...rights.user, state: 'left' } };
  expect(said(left, code('basic.brand.add')).at(-1)).toBe('- The account is locked or the user has left, and cannot sign in.');
});
