import * as v from 'valibot';

import { filled } from '../requests';

/** The driver's id in the host. A plain browser has none. */
export const third = { thirdId: v.pipe(v.string(), v.maxLength(200)) };

export const bookDate = v.pipe(v.string(), v.isoDate());

export const cursor = {
  lastId: v.pipe(v.number(), v.integer(), v.minValue(0)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
};

export const onlyThird = v.object(third);

export const ofPark = v.object({ ...third, parkId: filled });

export const ofBooking = v.object({ ...third, bookOrderNo: filled });

export const ofPackage = v.object({ ...third, parkId: filled, packageId: filled, bookDate });
