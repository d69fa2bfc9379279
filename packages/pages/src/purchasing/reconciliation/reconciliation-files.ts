import { text } from '@axle/kernel';
import type { FilesField } from '@axle/page-kit';

/** The statement as the supplier signed it. */
export const confirmFile: FilesField = {
  kind: 'files',
  label: text('盖章回执', 'Signed statement'),
  most: 1,
  endings: ['pdf', 'jpg', 'jpeg', 'png', 'xlsx'],
  mostBytes: 20_971_520,
  width: 130,
};
