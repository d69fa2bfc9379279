/**
 * Stands in the browser's bundle for Blueprint's own dialog of hotkeys, with the icons of its keys: shortcuts are listed by our own
 * sheet, and the frame lets the provider draw nothing.
 */
export const HotkeysDialog = (): null => null;
