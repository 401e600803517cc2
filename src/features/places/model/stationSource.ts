/** `source` of nearbyStations where it is not the home list, which is 1. */
export const STATIONS_OF_MAP = 2;
