/** The `source` parameter of nearbyStationsSchema for the map. The home list sends 1. */
export const NEARBY_STATIONS_MAP_SOURCE = 2;
