import * as v from 'valibot';

import { PLATFORM_BIZ_TYPE } from '@/domain/offers';
import { PARK_TYPE } from '@/domain/parkType';
import { CAR_KIND, VEHICLE_CERT_STATE } from '@/domain/plate/vehicleCodes';
import { APPEAL_STATE } from '@/domain/stay/appealState';
import { ARREARS_STATE } from '@/domain/stay/arrearsState';
import { PARKING_BILL_STATE } from '@/domain/stay/billState';
import { CAMERA_PICTURE_TYPE } from '@/domain/stay/toCameraPhotos';
import { operatorFeatureConfigSchema } from '@/services/basic/menu';
import { parkingBillSchema } from '@/services/charge/parkingBill';
import { boundPlateSchema } from '@/services/charge/plates';
import { parkFields } from '@/services/dealer/nearbyParks';
import { stayPictureSchema } from '@/services/schema/picture';
import * as wire from '@/services/schema/wire';
import { AUTO_DEDUCTION_STATE } from '@/services/schema/withholdState';

const { unknown: _unknown, ...PLATE_WITHHOLD_STATE } = AUTO_DEDUCTION_STATE;

/** The codes up to 20 that the strict schema of a field accepts. */
const taken = (answer: wire.WireSchema<unknown>, field: string): number[] => {
  const { entries } = answer.strict as unknown as { entries: Record<string, v.GenericSchema> };
  const schema = entries[field];
  if (schema === undefined) throw new Error(field);
  return Array.from({ length: 22 }, (_, index) => index - 1).filter((value) => v.is(schema, value));
};

test.each([
  ['orderState', parkingBillSchema, PARKING_BILL_STATE],
  ['arrearsState', parkingBillSchema, ARREARS_STATE],
  ['appealState', parkingBillSchema, APPEAL_STATE],
  ['parkType', parkingBillSchema, PARK_TYPE],
  ['parkType', wire.entity(parkFields), PARK_TYPE],
  ['carKind', boundPlateSchema, CAR_KIND],
  ['certState', boundPlateSchema, VEHICLE_CERT_STATE],
  ['withholdState', boundPlateSchema, PLATE_WITHHOLD_STATE],
  ['picType', stayPictureSchema, CAMERA_PICTURE_TYPE],
  ['platBizType', operatorFeatureConfigSchema, PLATFORM_BIZ_TYPE],
] as const)('%s takes every code that has a name, and no other', (field, answer, names) => {
  expect(taken(answer, field)).toEqual(Object.values(names));
});
