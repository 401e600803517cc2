import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import type { Payable } from '@/domain/payment/payable';
import { billOpened } from '@/flows/payment/state/paymentSlice';
import {
  useDevicePayments,
  usePaymentAttemptByResultUrl,
  usePaymentControls,
} from '@/flows/payment/usePaymentControls';

import { decision, payable, World } from './paymentWorld';

function Button({ of }: { of: Payable }) {
  const { pay, isBusy, attempt } = usePaymentControls(of);
  const { facts, choice } = decision();
  return (
    <button disabled={isBusy} onClick={() => pay({ facts, ...choice, channel: 6 })}>
      {attempt?.step ?? 'none'}
    </button>
  );
}

describe('a screen with a payment', () => {
  test('is busy from the tap on, then shows the outcome and lists the payment', async () => {
    const world = new World();
    const tab = world.openTab();
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={tab.store}>{children}</Provider>;
    render(<Button of={payable} />, { wrapper });
    await userEvent.click(screen.getByRole('button', { name: 'none' }));
    expect(screen.getByRole('button')).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'settled' })).toBeEnabled();
    expect(world.posts).toBe(1);
    const { result } = renderHook(
      () => ({ list: useDevicePayments(), ...usePaymentAttemptByResultUrl({ payId: 'pay0' }) }),
      {
        wrapper,
      },
    );
    expect(result.current.list).toMatchObject([
      { payId: 'pay0', amountCents: 600, plateText: '粤B·12345', attempt: { step: 'settled' } },
    ]);
    expect(result.current.attempt?.payId).toBe('pay0');
    tab.kill();
  });

  test('reports a bill as opened once when it appears on the screen, even if its amount changes', () => {
    const tab = new World().openTab('/multiPayPage');
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={tab.store}>{children}</Provider>;
    const batchOf = (amountCents: number): Payable => ({
      kind: 'parkingBatch',
      items: [{ uniqueId: 'U1', parkId: 'P1', amountCents }],
    });
    const { rerender } = renderHook(({ cents }) => usePaymentControls(batchOf(cents)), {
      wrapper,
      initialProps: { cents: 1 },
    });
    act(() => rerender({ cents: 2 }));
    expect(tab.actions.filter(billOpened.match)).toHaveLength(1);
    tab.kill();
  });
});
