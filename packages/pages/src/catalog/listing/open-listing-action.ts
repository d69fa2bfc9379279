import { text } from '@axle/kernel';

/** Opens the ticked offers at their platform, each in a tab of its own: as many as a browser can be asked for at once. */
export const openListingAction = {
  key: 'openListing',
  title: text('打开平台页面', 'Open on platform'),
  permission: 'list',
  on: 'many',
  most: 10,
} as const;
