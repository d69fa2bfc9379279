import { pagesOf, permissionCodesOf } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { expect, it } from 'vitest';

const codes = (await allSections()).flatMap(section => pagesOf(section).flatMap(page => permissionCodesOf(section.key, page)));
const actionsOf = (page: string) => codes.filter(code => code.startsWith(`${page}.`)).map(code => code.slice(page.length + 1));

it('[spec 6.17] the tracking log may be listed and exported', () => {
  expect(actionsOf('logs.systemBuriedPointLog')).toEqual(['list', 'export']);
});

it('[spec 6.12] field settings may be listed, changed, imported and deleted', () => {
  expect(actionsOf('system.userFieldSetting').toSorted()).toEqual(['del', 'import', 'list', 'update']);
});

it('[spec 6.13] change requests may be listed and decided', () => {
  expect(actionsOf('system.basicInfoApproval')).toEqual(['list', 'update']);
});

it('[spec 6.11] message templates may be listed, added and deleted', () => {
  expect(actionsOf('system.stationLetterTemplate')).toEqual(['list', 'add', 'del']);
});

it('[spec 6.9] wordings of mails may be listed and changed', () => {
  expect(actionsOf('system.mailSet')).toEqual(['list', 'update']);
});

it('[spec 6.6] users have tab1 to tab20, each to be listed and exported', () => {
  const each = ['list', 'exportPagePermission', 'exportDataPermission'];
  const tabs = Array.from({ length: 20 }, (_, index) => each.map(action => `tab${index + 1}.${action}`)).flat();
  expect(actionsOf('system.users').filter(code => code !== 'tab2.updateData')).toEqual(tabs);
});

it('[spec 6.7] data scopes of users may be changed on tab2 alone', () => {
  expect(actionsOf('system.users').filter(code => code.endsWith('.updateData'))).toEqual(['tab2.updateData']);
});

it('[spec 6.8] statuses of documents may be listed and exported', () => {
  expect(actionsOf('system.orderStatus')).toEqual(['list', 'export']);
});

it('[spec 6.14] the data centre may be listed', () => {
  expect(actionsOf('system.dataCenter')).toEqual(['list']);
});

it('[spec 6.10] addresses of recipients may be listed, added, deleted and changed', () => {
  expect(actionsOf('system.recipientEmail').toSorted()).toEqual(['add', 'del', 'list', 'update']);
});

it('[spec 6.15] authorisations of shops may be listed, added, exported and accredited', () => {
  expect(actionsOf('system.shopAuthorization')).toEqual(['list', 'add', 'export', 'accredit']);
});
