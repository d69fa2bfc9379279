/** POST prolong: the password of the signed-in user. */
export interface ProlongRequest {
  readonly password: string;
}

/** datas of a prolonged sign-in: whether the browser keeps it beyond its session. */
export interface ProlongReply {
  readonly remember: boolean;
}

/** POST login. */
export interface SignInRequest {
  readonly account: string;
  readonly password: string;
  readonly remember: boolean;
  /** What an earlier reply called the browser: by it an account knows the devices on which somebody signed in. */
  readonly device?: string;
}

/** datas of a successful login: the signature to put into the cookie. */
export interface SignInReply {
  readonly signature: string;
  /** What the browser sends with its next sign-in. */
  readonly device: string;
}

/** data of a look through another user's eyes that begins or ends: whether the browser keeps the cookie beyond its session. */
export interface ViewReply {
  readonly remember: boolean;
}

/** POST password: a user's own new password; keys are snake_case on the wire. */
export interface ChangePasswordRequest {
  readonly old_password: string;
  readonly new_password: string;
  readonly repeat: string;
}
