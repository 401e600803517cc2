import { reads } from '@/services/transport/defineService';
import { UPLOAD_TIME_LIMIT_MS } from '@/services/transport/send';
import { entity, type Infer, requiredText } from '@/services/transport/wire';

import { basicApi } from './basicApi';

export const uploadedPicture = entity({ picUrl: requiredText() });

export const pictureCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Secret: fileData (base64 without a prefix) and suffix (`jpg` unless the file is another kind); by handle, so that megabytes
     * stay out of actions and recordings. The handle is good for one try.
     */
    uploadPicture: build.mutation<Infer<typeof uploadedPicture>, { handle: string }>({
      query: ({ handle }) => ({ path: 'pictures', method: 'POST', secret: handle }),
      ...reads(uploadedPicture, { limitMs: UPLOAD_TIME_LIMIT_MS, handles: 'unlisted' }),
    }),
  }),
});
export const { useUploadPictureMutation } = pictureCalls;
