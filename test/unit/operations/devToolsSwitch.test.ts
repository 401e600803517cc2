import * as v from 'valibot';

import { operatorSettingsSchema } from '@/services/basic/settings';

test('the operations switch is off unless the server says 1', () => {
  const read = (opsRecording: unknown) => v.parse(operatorSettingsSchema.reader, { opsRecording }).opsRecording;
  expect([1, '1', true, null, undefined, 2, 'yes'].map(read)).toEqual([1, 0, 0, 0, 0, 0, 0]);
});
