import { defineService } from '@/services/transport/store/defineService';

/** Lots: their location, their services, and a driver's favourites. */
export const parkApi = defineService('dealer', 'dealer/v2/api/', ['Park', 'CollectedPark']);
