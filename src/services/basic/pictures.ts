import { createAction, type Dispatch } from '@reduxjs/toolkit';

import { UPLOAD_TIMEOUT_MS } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { basicApi } from './basicApi';

export const uploadedPictureSchema = wire.entity({ picUrl: wire.requiredText() });

/** Upload progress: this percentage of the picture behind the handle has been sent. */
export const pictureUploadProgressed = createAction<{ handle: string; percent: number }>('picture/bytesSent');

/**
 * Progress is dispatched in steps of this many percent, so that one upload does not fill a recording of 200 actions.
 */
const PROGRESS_STEP_PERCENT = 5;

function onUploadProgress(dispatch: Dispatch, handle: string): (sentBytes: number, totalBytes: number) => void {
  let lastPercent = 0;
  return (sentBytes, totalBytes) => {
    const percent = totalBytes > 0 ? Math.floor((sentBytes / totalBytes) * 100) : 0;
    // A lower percentage than before means that the call is being retried.
    if (
      percent === lastPercent ||
      (percent > lastPercent && percent < 100 && percent - lastPercent < PROGRESS_STEP_PERCENT)
    )
      return;
    lastPercent = percent;
    dispatch(pictureUploadProgressed({ handle, percent }));
  };
}

export const pictureUploadCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Secret: fileData (base64 without a prefix) and suffix (`jpg` unless the file is another kind). They are passed
     * by handle, so that megabytes stay out of actions and recordings. The handle is valid for one attempt.
     */
    uploadPicture: build.mutation<wire.Infer<typeof uploadedPictureSchema>, { handle: string }>({
      query: ({ handle }) => ({ path: 'pictures', method: 'POST', secret: handle }),
      ...createEndpointResponseOptions(uploadedPictureSchema, {
        timeoutMs: UPLOAD_TIMEOUT_MS,
        suppressErrors: 'unlisted',
        onUploadProgress,
      }),
    }),
  }),
});
export const { useUploadPictureMutation } = pictureUploadCalls;
