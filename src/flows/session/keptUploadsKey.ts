/** Where this tab keeps what its forms have uploaded. Not beside them, because the first load asks whether there are any. */
export const UPLOADS_KEY = 'uploads.v1';
