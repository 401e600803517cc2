/**
 * Key of the uploads that this tab stores. It has its own file, because the first load checks whether there are any.
 */
export const UPLOADS_KEY = 'uploads.v1';
