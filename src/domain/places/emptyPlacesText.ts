/**
 * Texts for an empty list of places near a point (Rule 5.3): of all lots, of lots that match a filter, and of stations.
 */
export const NO_MORE_LOTS_TEXT = '无更多停车点';
export const NO_MATCHING_LOTS_TEXT = '暂无符合条件的停车点位';
export const NO_MATCHING_STATIONS_TEXT = '暂无符合条件的充电站';
