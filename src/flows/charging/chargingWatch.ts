import { createSlice } from '@reduxjs/toolkit';

import { nextReading, type PowerSample, withSample } from '@/domain/charging/reading';
import { sessionEnded } from '@/flows/session/sessionSlice';
import { joinReducer } from '@/lib/lazyReducers';
import { type ChargingLive, chargingSessionCalls } from '@/services/cps/chargingSessions';

/** The charge that this page watches: what its charger said last, and its power so far. Null while none is watched. */
export interface ChargingWatch {
  readonly reading: ChargingLive;
  readonly curve: readonly PowerSample[];
}

const slice = createSlice({
  name: 'charging',
  initialState: null as ChargingWatch | null,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => null)
      // It listens to the answers themselves, so that a question costs no action of its own.
      .addMatcher(chargingSessionCalls.endpoints.getChargingLive.matchFulfilled, (state, { payload, meta }) => {
        // An answer about an order that was not asked about says nothing.
        if (payload.orderNo !== meta.arg.originalArgs.orderNo) return state;
        const last = state as ChargingWatch | null;
        const isSame = last?.reading.orderNo === payload.orderNo;
        const reading = nextReading(last?.reading ?? null, payload);
        return { reading, curve: withSample(isSame ? last.curve : [], reading) };
      });
  },
});

joinReducer('charging', slice.reducer);

export const selectChargingWatch =
  (orderNo: string) =>
  ({ charging }: { charging: ChargingWatch | null }): ChargingWatch | null =>
    charging?.reading.orderNo === orderNo ? charging : null;
