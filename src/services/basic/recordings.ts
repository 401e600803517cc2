import { UPLOAD_TIME_LIMIT_MS } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import { entity, id, type Infer } from '@/services/transport/wire/wire';

import { basicApi } from './basicApi';

/** The id with which operations find a recording. */
export const savedRecording = entity({ recordingId: id() });

/** The server accepts recordings up to this size, in UTF-8 bytes. */
export const MAX_RECORDING_BYTES = 1024 * 1024;

export const recordingCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** Secret: recording (redacted JSON text). It is passed by handle, so that a recording never contains another one. Refused without consent. */
    sendRecording: build.mutation<
      Infer<typeof savedRecording>,
      {
        handle: string;
        hasConsent: 0 | 1;
        appVersion: string;
        /** What went wrong, for a recording that the app sends by itself. */
        reason?: string;
      }
    >({
      query: ({ handle, ...body }) => ({ path: 'recordings', method: 'POST', body, secret: handle }),
      ...reads(savedRecording, { limitMs: UPLOAD_TIME_LIMIT_MS, handles: 'all' }), // the sheet that sends it shows the result
    }),
  }),
});
export const { useSendRecordingMutation } = recordingCalls;
