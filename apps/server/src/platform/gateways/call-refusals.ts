import { type Refusal, type Text, text } from '@axle/kernel';
import { replyCodes } from '@axle/wire';

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });

/** Refusals that the gateways themselves speak, before or around a handler. */
export const callRefusals = {
  malformed: refusal('MALFORMED', '请求格式不正确', 'The request is malformed'),
  mediaType: refusal('MEDIA_TYPE', '请求内容类型不正确，须为 JSON', 'Wrong content type: JSON is expected'),
  tooLarge: refusal('TOO_LARGE', '请求内容过大', 'The request is too large'),
  tooMany: refusal('TOO_MANY', '请求过于频繁，请稍后再试', 'Too many requests, try again later'),
  unavailable: refusal('UNAVAILABLE', '系统暂时无法处理，请稍后再试', 'The system is temporarily unavailable; try again shortly'),
  unknownCall: refusal('UNKNOWN_CALL', '接口不存在', 'Unknown call'),
  noKey: refusal('NO_KEY', '缺少应用标识', 'The application key is missing'),
  passwordIsDue: refusal('PASSWORD_DUE', '请先修改密码，再进行其他操作', 'Change your password before doing anything else'),
  viewing: refusal(
    'VIEWING',
    '正在以他人身份查看：只能读取，不能修改',
    'You are viewing as another user: read-only, nothing can be changed',
  ),
  forbidden: refusal('FORBIDDEN', '没有操作权限，请联系管理员', 'No permission for this, contact the administrator'),
} as const;

/** Said when something unexpected happened; the details are in the log under the request id. */
export const failedMessage: Text = { zh: '服务器错误，请稍后再试', en: 'Server error, try again later' };

/** Said when no signature came with the call. */
export const signedOutMessage: Text = { zh: '请先登录', en: 'Please sign in' };

const codesOfReasons: Readonly<Record<string, number>> = {
  MALFORMED: replyCodes.malformed,
  MEDIA_TYPE: replyCodes.malformed,
  NO_KEY: replyCodes.malformed,
  BAD_QUERY: replyCodes.malformed,
  TOO_LARGE: replyCodes.tooLarge,
  FILE_TOO_LARGE: replyCodes.tooLarge,
  TOO_MANY: replyCodes.tooMany,
  UNAVAILABLE: replyCodes.unavailable,
  DISK_FULL: replyCodes.unavailable,
  UNKNOWN_CALL: replyCodes.notFound,
  NOT_FOUND: replyCodes.notFound,
  FORBIDDEN: replyCodes.forbidden,
};

/** The envelope's code for a refusal: some words have a code of their own, all others are refusals of a rule. */
export const replyCodeOf = (reason: string): number => codesOfReasons[reason] ?? replyCodes.refused;
