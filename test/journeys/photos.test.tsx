import { fireEvent, screen, waitFor } from '@testing-library/react';

import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { recordedApp } from '../support/recordedApp';
import { address, button, noDialog, WAIT } from '../support/seen';

const { phone } = DRIVERS.lin;
const STAY = `/parkingRecordDetail?uniqueId=stay-0007&parkId=${LOTS.mall}`;
const viewer = (name: string) => screen.findByRole('dialog', { name }, WAIT);

/** Opens the first photo of a stay, from the list of stays, so that there is a screen below. */
async function opened() {
  const app = await recordedApp({ at: '/parkingRecord', signedInAs: phone });
  await screen.findByRole('list', { name: '停车记录' }, WAIT);
  app.go(STAY);
  const first = await button('放大入场照片');
  await app.look();
  const shut = app.newest();
  first.focus();
  fireEvent.click(first);
  await viewer('入场照片，第1张，共2张');
  return { ...app, first, shut };
}

describe('an enlarged photo', () => {
  test('says what it shows; buttons and arrows turn and enlarge it; closing gives the focus back', async () => {
    const { first } = await opened();
    expect(address()).toBe(STAY);
    const dialog = await viewer('入场照片，第1张，共2张');
    await waitFor(() => expect(dialog).toHaveFocus());
    expect(screen.getByRole('button', { name: '上一张' })).toBeDisabled();
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    await viewer('离场照片，第2张，共2张');
    expect(screen.getByRole('button', { name: '下一张' })).toBeDisabled();
    fireEvent.click(await button('放大'));
    expect(await screen.findByRole('group', { name: '已放大，可移动查看' })).toHaveAttribute('tabindex', '0');
    fireEvent.click(await button('上一张'));
    await viewer('入场照片，第1张，共2张');
    expect(screen.queryByRole('group', { name: '已放大，可移动查看' })).toBeNull();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await noDialog();
    expect(first).toHaveFocus();
    expect(address()).toBe(STAY);
  });

  test("the phone's back closes it and stays on the screen; so do two presses of 关闭", async () => {
    const { onScreen } = await opened();
    window.history.back();
    await noDialog();
    expect(address()).toBe(STAY);
    fireEvent.click(await button('放大离场照片'));
    await viewer('离场照片，第2张，共2张');
    const close = await button('关闭');
    fireEvent.click(close);
    fireEvent.click(close);
    await noDialog();
    expect(address()).toBe(STAY);
    window.history.back();
    await onScreen('parkingRecord');
  });

  test('a jump in time closes and opens it', async () => {
    const { jumpTo, shut, newest } = await opened();
    const open = newest();
    await jumpTo(shut);
    await noDialog();
    await jumpTo(open);
    await viewer('入场照片，第1张，共2张');
  });
});
