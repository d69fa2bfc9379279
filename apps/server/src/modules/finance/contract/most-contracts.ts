/** Most contracts whose files are downloaded together; the button takes no more. */
export const mostContracts = 50;
