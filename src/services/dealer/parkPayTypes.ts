import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { parkApi } from './parkApi';

/** The lot behind a QR code on a wall. Its name is shown above the plate query. */
export const scannedParkSchema = wire.entity({
  parkId: wire.id(),
  parkName: wire.text(),
  parkAddr: wire.text(),
  phone: wire.text(),
});
export type ScannedPark = wire.Infer<typeof scannedParkSchema>;

export const { useGetParkPayTypesQuery } = parkApi.injectEndpoints({
  endpoints: (build) => ({
    getParkPayTypes: build.query<ScannedPark, { parkId: string }>({
      query: (query) => ({ path: 'parkPayTypesFetch', query }),
      ...createEndpointResponseOptions(scannedParkSchema, { suppressErrors: 'all' }), // paying works without its name and phone
    }),
  }),
});
