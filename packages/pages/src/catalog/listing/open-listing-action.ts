import { text } from '@axle/kernel';

/** Opens the ticked offer at its platform, in a tab of its own. */
export const openListingAction = {
  key: 'openListing',
  title: text('打开平台页面', 'Open on platform'),
  permission: 'list',
  on: 'one',
} as const;
