import { type Entries, kept, open } from '../entry.ts';

/** Section 6: roles and permissions. */
export const rights: Entries = {
  '6.1': kept('a page opens by the user’s menu and rights'),
  '6.2': kept('a super user is marked as one'),
  '6.3': kept('buttons and menu items are active or not by their unique key'),
  '6.4': kept('the lists of fields blocked for reading and writing are fetched from the access service'),
  '6.5': kept('permission codes are words joined by dots'),
  '6.6': kept('system.users has tab1 to tab20 with list, exportPagePermission and exportDataPermission'),
  '6.7': kept('system.users.tab2 has updateData'),
  '6.8': kept('orderStatus has list and export'),
  '6.9': kept('mailSet has list and update'),
  '6.10': kept('recipientEmail has list, add, del and update'),
  '6.11': kept('stationLetterTemplate has list, add and del'),
  '6.12': kept('userFieldSetting has list, update, import and del'),
  '6.13': kept('basicInfoApproval has list and update'),
  '6.14': kept('dataCenter has list'),
  '6.15': kept('shopAuthorization has list, add, export and accredit'),
  '6.16': open('resourceCenter', 'gpsrLabelPrinting has tab0 with print and tab1 with list, add, enable and delete'),
  '6.17': kept('systemBuriedPointLog has list and export'),
};
