import * as v from 'valibot';

import { PLATFORM } from '@/domain/offers';
import { PARK_TYPE } from '@/domain/parkType';
import { CAR_KIND, CERT_STATE } from '@/domain/plate/vehicleCodes';
import { APPEAL_STATE } from '@/domain/stay/appealState';
import { ARREARS_STATE } from '@/domain/stay/arrearsState';
import { BILL_STATE } from '@/domain/stay/billState';
import { PICTURE_TYPE } from '@/domain/stay/toPhotos';
import { menuConfig } from '@/services/basic/menu';
import { parkingBill } from '@/services/charge/parkingBill';
import { boundPlate } from '@/services/charge/plates';
import { nearbyParkFields } from '@/services/dealer/nearbyParks';
import { picture } from '@/services/transport/wire/picture';
import { entity, type WireSchema } from '@/services/transport/wire/wire';
import { WITHHOLD_STATE } from '@/services/transport/wire/withholdState';

const { unknown: _unknown, ...PLATE_WITHHOLD_STATE } = WITHHOLD_STATE;

/** The codes up to 20 that the strict schema of a field accepts. */
const taken = (answer: WireSchema<unknown>, field: string): number[] => {
  const { entries } = answer.strict as unknown as { entries: Record<string, v.GenericSchema> };
  const schema = entries[field];
  if (schema === undefined) throw new Error(field);
  return Array.from({ length: 22 }, (_, index) => index - 1).filter((value) => v.is(schema, value));
};

test.each([
  ['orderState', parkingBill, BILL_STATE],
  ['arrearsState', parkingBill, ARREARS_STATE],
  ['appealState', parkingBill, APPEAL_STATE],
  ['parkType', parkingBill, PARK_TYPE],
  ['parkType', entity(nearbyParkFields), PARK_TYPE],
  ['carKind', boundPlate, CAR_KIND],
  ['certState', boundPlate, CERT_STATE],
  ['withholdState', boundPlate, PLATE_WITHHOLD_STATE],
  ['picType', picture, PICTURE_TYPE],
  ['platBizType', menuConfig, PLATFORM],
] as const)('%s takes every code that has a name, and no other', (field, answer, names) => {
  expect(taken(answer, field)).toEqual(Object.values(names));
});
