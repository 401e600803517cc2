/** What stands in place of an empty list of places near a point (Rule 5.3): of all lots, of lots that were looked for by something, and of stations. */
export const NO_LOT = '无更多停车点';
export const NO_SUCH_LOT = '暂无符合条件的停车点位';
export const NO_SUCH_STATION = '暂无符合条件的充电站';
