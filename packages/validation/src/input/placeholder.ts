import type { Text } from '@axle/kernel';

/** [V5] The placeholder of an input: 'please enter' or, where one picks, 'please select', and the field's title. */
export const placeholder = (how: 'enter' | 'select', title: Text): Text =>
  how === 'enter'
    ? { zh: `请输入${title.zh}`, en: `Please enter ${title.en}` }
    : { zh: `请选择${title.zh}`, en: `Please select ${title.en}` };
