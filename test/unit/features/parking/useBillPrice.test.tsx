import { renderHook } from '@testing-library/react';

import { useBillPrice } from '@/features/parking/bill/useBillPrice';

const notStarted = () => {
  throw new Error('Cannot refetch a query that has not been started yet.');
};
const mockQuery = { currentData: undefined, error: undefined, isFetching: false, isError: false, refetch: notStarted };

jest.mock('@/services/charge/bills', () => ({
  useGetParkingBillQuery: () => mockQuery,
  useListUsableCouponsQuery: () => mockQuery,
}));

test('a press before the queries are started finds no amount, and nothing is thrown', async () => {
  const { result } = renderHook(() => useBillPrice({ uniqueId: 'stay-0001', parkId: 'park-1' }, { is: 'best' }));
  await expect(result.current.refresh()).resolves.toBeNull();
});
