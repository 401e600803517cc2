import { respondsWith } from '@/services/transport/store/defineService';
import { entity, id, type Infer, text } from '@/services/transport/wire/wire';

import { dealerApi } from './dealerApi';

/** The lot behind a QR code on a wall. Its name is shown above the plate query. */
export const parkPayTypes = entity({ parkId: id(), parkName: text(), parkAddr: text(), phone: text() });
export type ParkPayTypes = Infer<typeof parkPayTypes>;

export const { useGetParkPayTypesQuery } = dealerApi.injectEndpoints({
  endpoints: (build) => ({
    getParkPayTypes: build.query<ParkPayTypes, { parkId: string }>({
      query: (query) => ({ path: 'parkPayTypesFetch', query }),
      ...respondsWith(parkPayTypes, { suppressErrors: 'all' }), // paying works without its name and phone
    }),
  }),
});
