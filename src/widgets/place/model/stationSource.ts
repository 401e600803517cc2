/** The value of nearbyStations' `source` for the map. The home list has 1. */
export const STATIONS_OF_MAP = 2;
