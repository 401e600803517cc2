/** The `source` parameter of nearbyStations for the map. The home list sends 1. */
export const NEARBY_STATIONS_MAP_SOURCE = 2;
