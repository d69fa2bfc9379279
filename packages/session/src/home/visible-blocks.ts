/** What a block of the workplace stands on: a page, and the code that lets its records be listed. */
export interface BlockSource {
  readonly page: string;
  readonly permission: string;
}

/** [N13] The blocks whose source page is the user's: its list is among the rights of the menu. A super user has them all. */
export const visibleBlocks = <Source extends BlockSource>(
  sources: readonly Source[],
  permissionList: readonly { readonly page: string; readonly api: string }[],
  isSuper: boolean,
): readonly Source[] => {
  const held = new Set(permissionList.map(({ page, api }) => `${page} ${api}`));
  return sources.filter(({ page, permission }) => isSuper || held.has(`${page} ${permission}`));
};
