import { ok, type Refusal, refuse, type Result, text } from '@axle/kernel';

/** Why no camera can be scanned with. */
export const cameraRefusals = {
  none: {
    code: 'NO_CAMERA',
    message: text('没有找到摄像头，请用扫描枪或键盘输入', 'No camera found: use a scanner or type the code'),
  },
  insecure: {
    code: 'CAMERA_INSECURE',
    message: text(
      '此地址不能使用摄像头（需要https），请用扫描枪或键盘输入',
      'The camera is not available at this address (https is required): use a scanner or type the code',
    ),
  },
  forbidden: {
    code: 'CAMERA_FORBIDDEN',
    message: text(
      '浏览器未允许使用摄像头，请在地址栏的权限中允许',
      'The browser blocks the camera: allow it in the site permissions of the address bar',
    ),
  },
  taken: {
    code: 'CAMERA_TAKEN',
    message: text('摄像头正被其他程序使用', 'The camera is in use by another program'),
  },
  reader: {
    code: 'CAMERA_READER',
    message: text('读码程序未能载入，请检查网络后再试', 'The barcode reader could not be loaded: check your network and try again'),
  },
} as const satisfies Readonly<Record<string, Refusal>>;

const byName: Readonly<Record<string, Refusal>> = {
  NotFoundError: cameraRefusals.none,
  OverconstrainedError: cameraRefusals.none,
  NotAllowedError: cameraRefusals.forbidden,
  SecurityError: cameraRefusals.forbidden,
  NotReadableError: cameraRefusals.taken,
  AbortError: cameraRefusals.taken,
};

/** The picture of the rear camera, or of the only one; a refusal where no camera is available. */
export async function openCamera(devices: Pick<MediaDevices, 'getUserMedia'> | undefined): Promise<Result<MediaStream>> {
  // a browser has no such thing where the page did not come over https or from this machine
  if (!devices) return refuse(cameraRefusals.insecure);
  try {
    return ok(
      await devices.getUserMedia({
        audio: false,
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
      }),
    );
  } catch (error) {
    return refuse(byName[error instanceof Error ? error.name : ''] ?? cameraRefusals.none);
  }
}
