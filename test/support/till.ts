import { fireEvent, screen } from '@testing-library/react';

import type { Backend } from '../../mocks/app';
import { WAIT } from './seen';

const wholeField = () => screen.findByLabelText('输入或粘贴整个车牌', {}, WAIT);

/** Puts a whole plate into the cells, as a paste does. */
export async function enterPlate(plateNo: string): Promise<void> {
  const field = await wholeField();
  fireEvent.change(field, { target: { value: plateNo } });
  fireEvent.blur(field);
}

/** Types a whole plate into its field and presses Enter, as at a hardware keyboard. */
export async function enterAndSend(plateNo: string): Promise<void> {
  const field = await wholeField();
  fireEvent.change(field, { target: { value: plateNo } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

/** What was given since the world began. */
export const madeIn = ({ world }: Backend) =>
  world.tables.merchant.grants.filter(({ grantId }) => !grantId.startsWith('grant-'));
