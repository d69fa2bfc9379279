/** The name under which a user's density and theme are kept, beside the columns of lists: the frame that all pages stand in. */
export const lookPage = 'frame';
