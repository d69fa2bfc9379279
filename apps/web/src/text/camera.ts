import { text } from '@axle/kernel';

/** Scanning with a camera. */
export const cameraText = {
  sees: text('摄像头画面', 'Camera view'),
  hold: text(
    '把条码放在框内；留在框内只计一次，移开后再放入计下一次',
    'Hold the barcode in the frame: it is counted once; move it away and back to count it again',
  ),
  opening: text('正在打开摄像头…', 'Opening camera…'),
} as const;
