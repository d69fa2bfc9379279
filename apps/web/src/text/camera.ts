import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Scanning with a camera. */
export const cameraText = {
  sees: on('摄像头画面', 'What the camera sees'),
  hold: on(
    '把条码放在框内；留在框内只计一次，移开后再放入计下一次',
    'Hold a code in the frame: it counts once, and again when it comes back',
  ),
  opening: on('正在打开摄像头…', 'Opening the camera…'),
} as const;
