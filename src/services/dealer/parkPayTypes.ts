import { responseOptions } from '@/services/base/defineService/defineService';
import { entity, id, type Infer, text } from '@/services/schema/wire';

import { parkApi } from './parkApi';

/** The lot behind a QR code on a wall. Its name is shown above the plate query. */
export const scannedParkSchema = entity({ parkId: id(), parkName: text(), parkAddr: text(), phone: text() });
export type ScannedPark = Infer<typeof scannedParkSchema>;

export const { useGetParkPayTypesQuery } = parkApi.injectEndpoints({
  endpoints: (build) => ({
    getParkPayTypes: build.query<ScannedPark, { parkId: string }>({
      query: (query) => ({ path: 'parkPayTypesFetch', query }),
      ...responseOptions(scannedParkSchema, { suppressErrors: 'all' }), // paying works without its name and phone
    }),
  }),
});
