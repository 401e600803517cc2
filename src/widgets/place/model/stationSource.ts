/** The `source` parameter of nearbyStations for the map. The home list sends 1. */
export const MAP_NEARBY_STATIONS_SOURCE_PARAM = 2;
