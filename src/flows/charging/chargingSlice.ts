import { createSlice } from '@reduxjs/toolkit';

import { appendPowerSample, mergeChargingReading, type PowerSample } from '@/domain/charging/reading';
import { sessionEnded } from '@/flows/session/sessionSlice';
import { registerLazyReducer } from '@/lib/lazyReducers';
import { type ChargingLiveData, chargingSessionCalls } from '@/services/cps/chargingSessions';

/**
 * The charge that this page watches: the last reading of its charger, and its power so far. Null while none is watched.
 */
export interface ChargingTelemetry {
  readonly reading: ChargingLiveData;
  readonly curve: readonly PowerSample[];
}

const slice = createSlice({
  name: 'charging',
  initialState: null as ChargingTelemetry | null,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => null)
      // Matches the responses themselves, so that a query needs no action of its own.
      .addMatcher(chargingSessionCalls.endpoints.getChargingLive.matchFulfilled, (state, { payload, meta }) => {
        // A response about another order is ignored.
        if (payload.orderNo !== meta.arg.originalArgs.orderNo) return state;
        const last = state as ChargingTelemetry | null;
        const isSame = last?.reading.orderNo === payload.orderNo;
        const reading = mergeChargingReading(last?.reading ?? null, payload);
        return { reading, curve: appendPowerSample(isSame ? last.curve : [], reading) };
      });
  },
});

registerLazyReducer('charging', slice.reducer);

export const selectChargingTelemetry =
  (orderNo: string) =>
  ({ charging }: { charging: ChargingTelemetry | null }): ChargingTelemetry | null =>
    charging?.reading.orderNo === orderNo ? charging : null;
