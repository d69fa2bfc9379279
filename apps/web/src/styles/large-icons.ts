/**
 * Icons that are drawn at 20 pixels or more somewhere. The build leaves the large drawing out of all others: a house test asks for a line
 * here.
 */
export const largeIcons = ['CloudUpload', 'Document', 'Error', 'Inbox', 'Search', 'WarningSign'] as const;
