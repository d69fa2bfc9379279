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
const said = (told: UserRights, subject: Subject) => {
  const { good, sentence, chain } = answerOf(told, subject);
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
    'No: Li may open the page, but no role grants it.',
    '- basic.brand.del ← granted by no role',
    '+ basic.brand.list ← Catalogue editor, Operator',
  ]);
  expect(said(rights, code('basic.sku.add'))).toEqual([
    false,
    'No: no role of Li grants the list of the page, without which it is not there.',
    '+ basic.sku.add ← Operator',
    '- basic.sku.list ← granted by no role',
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
    'Yes: Li is a super user and may do everything.',
    '+ oms.orderList.list ← super user, whatever the roles',
  ]);
});

it('[W3] a field is traced to the settings that close it, and to the role for whose sake they do not', () => {
  expect(said(rights, note)).toEqual([true, 'Read and written: nothing that is set closes it to Li.']);
  expect(said({ ...rights, blocks: [block('operator')] }, note)).toEqual([
    true,
    'Read and written: nothing that is set closes it to Li.',
    '+ a setting for the role Operator: not read',
    '+ Catalogue editor gives the page too and does not close the field, so that blocks of other roles do not hold',
  ]);
  expect(said({ ...rights, blocks: [block('operator'), block('catalogEditor')] }, note)).toEqual([
    false,
    'Neither read nor changed: it is read-blocked by a setting for the role Operator, a setting for the role Catalogue editor.',
    '- a setting for the role Operator: not read',
    '- a setting for the role Catalogue editor: not read',
  ]);
});

it('an account that cannot sign in is told so, whatever its rights', () => {
  const left = { ...rights, user: { ...rights.user, state: 'left' } };
  expect(said(left, code('basic.brand.add')).at(-1)).toBe('- The account is locked or has left: it cannot sign in now.');
});
