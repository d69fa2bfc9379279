/** Looks of a Blueprint component that no screen uses. */
export interface UnusedVariant {
  /** Pattern of the selectors whose rules the build leaves out. */
  readonly selectors: string;
  readonly components: readonly string[];
  /** Pattern of the properties that would ask for the look. */
  readonly properties: string;
  /** What nobody may write. */
  readonly example: string;
}

/**
 * The build leaves the rules of these looks out: each comes in every intent, dark and light, pressed and disabled. To use one, take
 * its line out: a house test asks for it.
 */
export const unusedVariants: readonly UnusedVariant[] = [
  {
    selectors: String.raw`button-group\.bp6-(?:outlined|vertical|minimal|fill|large|align)|bp6-outlined.*button-group`,
    components: ['ButtonGroup'],
    properties: String.raw`variant|vertical|fill|size|alignText`,
    example: '<ButtonGroup vertical>',
  },
  {
    selectors: String.raw`\.bp6-button(?![a-z-]).*intent-(?:success|warning)`,
    components: ['Button', 'AnchorButton'],
    properties: String.raw`intent="(?:success|warning)"`,
    example: '<Button text="x" intent="success" />',
  },
  {
    selectors: String.raw`\.bp6-button(?![a-z-]).*intent-default`,
    components: ['Button', 'AnchorButton'],
    properties: String.raw`intent="default"`,
    example: '<Button text="x" intent="default" />',
  },
  {
    selectors: String.raw`\.bp6-button(?![a-z-]).*outlined.*intent-primary`,
    components: ['Button', 'AnchorButton'],
    properties: String.raw`intent="primary"\s+variant="outlined"|variant="outlined"\s+intent="primary"`,
    example: '<Button text="x" variant="outlined" intent="primary" />',
  },
  {
    selectors: String.raw`drawer\.bp6-position-(?:top|bottom|left)`,
    components: ['Drawer'],
    properties: String.raw`position`,
    example: '<Drawer isOpen position="left">',
  },
  {
    selectors: String.raw`(?:input-group|html-select|\.bp6-control|tag-input|tooltip|\.bp6-input).*intent-(?:success|warning)`,
    components: ['InputGroup', 'TextArea', 'HTMLSelect', 'Checkbox', 'Radio', 'Switch', 'TagInput', 'Tooltip'],
    properties: String.raw`intent="(?:success|warning)"`,
    example: '<InputGroup onChange={x => y} intent="warning" />',
  },
  {
    selectors: String.raw`html-select.*(?:minimal|large|intent)`,
    components: ['HTMLSelect'],
    properties: String.raw`minimal|large|intent`,
    example: '<HTMLSelect minimal />',
  },
  {
    selectors: String.raw`menu-item.*intent-(?:primary|success|warning)|intent-(?:primary|success|warning).*menu-item`,
    components: ['MenuItem'],
    properties: String.raw`intent="(?:primary|success|warning)"`,
    example: '<MenuItem text="x" intent="warning" />',
  },
  {
    selectors: String.raw`\.bp6-tag(?![a-z-]).*(?:round|large|outlined)`,
    components: ['Tag'],
    properties: String.raw`round|large|variant`,
    example: '<Tag round>',
  },
  {
    selectors: String.raw`\.bp6-tag(?![a-z-])(?!.*minimal).*(?:intent-(?:success|warning|danger)|interactive)`,
    components: ['Tag'],
    properties: String.raw`(?<!\bminimal\s(?:[^>]|=>)*)(?:intent="(?:success|warning|danger)"|interactive)`,
    example: '<Tag intent="danger">',
  },
];
