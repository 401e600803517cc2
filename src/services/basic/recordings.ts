import { UPLOAD_TIMEOUT_MS } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { basicApi } from './basicApi';

/** The id with which operations find a recording. */
export const sentRecordingIdSchema = wire.entity({ recordingId: wire.id() });

/** The server accepts recordings up to this size, in UTF-8 bytes. */
export const MAX_SENT_RECORDING_BYTES = 1024 * 1024;

export const recordingSendCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /**
     * Secret: recording (redacted JSON text). It is passed by handle, so that a recording never contains another one.
     * Refused without consent.
     */
    sendRecording: build.mutation<
      wire.Infer<typeof sentRecordingIdSchema>,
      {
        handle: string;
        hasConsent: 0 | 1;
        appVersion: string;
        /** The error for which the app sends a recording by itself. */
        reason?: string;
      }
    >({
      query: ({ handle, ...body }) => ({ path: 'recordings', method: 'POST', body, secret: handle }),
      ...createEndpointResponseOptions(sentRecordingIdSchema, { timeoutMs: UPLOAD_TIMEOUT_MS, suppressErrors: 'all' }), // the sheet shows the result
    }),
  }),
});
export const { useSendRecordingMutation } = recordingSendCalls;
