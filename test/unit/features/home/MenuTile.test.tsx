import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { MenuTile } from '@/features/home/menu/MenuTile';
import { useOpenNonScreenMenuTarget } from '@/features/home/menu/useOpenNonScreenMenuTarget';

jest.mock('@/features/home/menu/useOpenNonScreenMenuTarget', () => ({
  useOpenNonScreenMenuTarget: jest.fn(() => ({ open: jest.fn(), isOpening: false })),
}));

const entry = { entryId: 'COUPON', entryName: '优惠券', entryType: 1, icon: '', needLogin: 0 as const };

const tile = (target: Parameters<typeof MenuTile>[0]['target']) => {
  render(
    <MemoryRouter>
      <MenuTile entry={entry} target={target} />
    </MemoryRouter>,
  );
};

test('a tile that is a link prepares nothing of what opening takes: home draws a dozen of them', () => {
  tile({ kind: 'screen', path: '/unused' });
  expect(screen.getByRole('link', { name: '优惠券' }).getAttribute('href')).toBe('/unused');
  expect(useOpenNonScreenMenuTarget).not.toHaveBeenCalled();
});

test('a tile that must ask or scan first is a button', () => {
  tile({ kind: 'scan' });
  screen.getByRole('button', { name: '优惠券' });
  expect(useOpenNonScreenMenuTarget).toHaveBeenCalledWith('COUPON');
});
