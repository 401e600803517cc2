import { defineService } from '@/services/base/defineService/defineService';

/** Lots: their location, their services, and a driver's favourites. */
export const parkApi = defineService('dealer', 'dealer/v2/api/', ['Park', 'CollectedPark']);
