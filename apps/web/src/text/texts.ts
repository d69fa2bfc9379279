import { frameText } from './frame.ts';
import { homeText } from './home.ts';
import { inboxText } from './inbox.ts';
import { ownSignInsText } from './own-sign-ins.ts';
import { passwordText } from './password.ts';
import { signInText } from './sign-in.ts';
import { transportText } from './transport.ts';

/** The shell's own sentences by namespace, for the translator. */
export const texts = {
  frame: frameText,
  home: homeText,
  inbox: inboxText,
  ownSignIns: ownSignInsText,
  password: passwordText,
  signIn: signInText,
  transport: transportText,
};
