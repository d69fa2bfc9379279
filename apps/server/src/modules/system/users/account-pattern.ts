/** Names that an account can have: lower-case letters, digits, dots, dashes and underscores. */
export const accountPattern = /^[a-z0-9][a-z0-9._-]{1,63}$/;
