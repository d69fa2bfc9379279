import { frameText } from './frame.ts';
import { homeText } from './home.ts';
import { passwordText } from './password.ts';
import { signInText } from './sign-in.ts';
import { transportText } from './transport.ts';

/** The shell's own sentences by namespace, for the translator. */
export const texts = { frame: frameText, home: homeText, password: passwordText, signIn: signInText, transport: transportText };
