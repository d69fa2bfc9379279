import { type Refusal, text } from '@axle/kernel';

/** Least and most characters of a password. The upper end keeps hashing cheap when nonsense is sent. */
const least = 10;
const most = 128;

const classes = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d\s]/];

/**
 * [N4] What is wrong with a new password: at least 10 characters, three of upper case, lower case, digit and sign, without the
 * account in it, repeated alike. That it is none of the last five is for the server to say, which alone knows them.
 */
export function checkNewPassword(input: {
  readonly password: string;
  readonly repeat: string;
  readonly account: string;
}): readonly Refusal[] {
  const { password, repeat, account } = input;
  const found: Refusal[] = [];
  const refuse = (field: string, code: string, zh: string, en: string) => found.push({ code, field, message: text(zh, en) });
  if (password.length < least || password.length > most)
    refuse('password', 'RANGE', `密码须为${least}–${most}个字符`, `The password must have ${least}–${most} characters`);
  if (classes.filter(pattern => pattern.test(password)).length < 3)
    refuse(
      'password',
      'FORMAT',
      '密码须含大写字母、小写字母、数字、符号中的三种',
      'The password must contain three of: upper case, lower case, digits, symbols',
    );
  if (account !== '' && password.toLowerCase().includes(account.toLowerCase()))
    refuse('password', 'FORMAT', '密码不能包含账号', 'The password must not contain the account name');
  if (password !== repeat) refuse('repeat', 'FORMAT', '两次输入的密码不一致', 'The two passwords do not match');
  return found;
}
