/**
 * Classes (as patterns) of Blueprint's components that no screen uses, and the components that need them. The build leaves their
 * rules out. Class names are put together at run time, so only whole components are listed. To use one, take its line out: a house
 * test asks for it.
 */
export const unusedBlueprint: Readonly<Record<string, readonly string[]>> = {
  alert: ['Alert'],
  breadcrumb: ['Breadcrumb', 'Breadcrumbs'],
  [String.raw`card(?![a-z-])`]: ['Card'],
  'card-list': ['CardList'],
  code: ['Code', 'Pre'],
  collapse: ['Collapse'],
  'compound-tag': ['CompoundTag'],
  'control-card': ['CheckboxCard', 'RadioCard', 'SwitchCard'],
  'control-group': ['ControlGroup'],
  'dialog-step': ['DialogStep', 'MultistepDialog'],
  divider: ['Divider'],
  'editable-': ['EditableText'],
  'elevation-': ['Card'],
  entity: ['EntityTitle'],
  'file-': ['FileInput'],
  hotkey: ['Hotkeys', 'HotkeysDialog2'],
  'html-table': ['HTMLTable'],
  [String.raw`icon-[a-z0-9-]+:{1,2}before`]: [],
  [String.raw`icon-(?:standard|large)(?![a-z])`]: [],
  [String.raw`key(?:-combo|(?![a-z-]))`]: ['KeyComboTag'],
  link: ['Link'],
  multistep: ['MultistepDialog'],
  navbar: ['Navbar', 'NavbarGroup', 'NavbarHeading', 'NavbarDivider'],
  'numeric-input': ['NumericInput'],
  'overflow-list': ['OverflowList'],
  'panel-stack': ['PanelStack', 'PanelStack2'],
  resizable: [],
  rtl: [],
  'running-text': ['UL', 'OL', 'Blockquote'],
  section: ['Section', 'SectionCard'],
  [String.raw`select(?![a-z-])`]: [],
  slider: ['Slider', 'RangeSlider', 'MultiSlider'],
  [String.raw`tab(?:s|-|(?![a-z]))`]: ['Tab', 'Tabs'],
  toast: ['Toast', 'Toast2', 'Toaster', 'OverlayToaster'],
  tree: ['Tree', 'TreeNode'],
};

/**
 * Attributes (as patterns) that Blueprint's selectors ask for and no element of ours has: the dark look is a class on the body, and icons
 * are drawings, not letters of a font that a class puts before a component.
 */
export const unusedAttributes: readonly string[] = [String.raw`\[data-bp-color-scheme`, String.raw`\[class\*=["']?bp6-icon-`];
