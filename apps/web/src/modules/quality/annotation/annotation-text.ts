import { text } from '@axle/kernel';

/** Marks over photos. */
export const annotationText = {
  tools: text('标注工具', 'Drawing tools'),
  rect: text('矩形', 'Rectangle'),
  arrow: text('箭头', 'Arrow'),
  words: text('文字', 'Text'),
  wordsAsk: text('写在照片上的文字', 'Words on the photo'),
  undo: text('撤销一步', 'Undo'),
  original: text('看原图', 'Original'),
  keep: text('保存标注', 'Save marks'),
} as const;
