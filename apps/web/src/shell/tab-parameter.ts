/** Query parameter that names the tab of a page in view. */
export const tabParameter = 'tab';
