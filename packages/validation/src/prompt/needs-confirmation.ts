const asked: readonly string[] = ['del', 'delete', 'enable', 'disable'];

/** [V11] Whether an action asks for confirmation first: deleting, enabling and disabling do. */
export const needsConfirmation = (action: string): boolean => asked.includes(action);
