import { createElement, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { selectOpenAttempts } from '@/flows/payment/state/paymentSlice';
import { selectSessionGeneration, selectSessionStatus } from '@/flows/session/sessionSlice';
import { RowContext, useScreenName } from '@/navigation/hooks/useScreenName';
import { retryableLazy } from '@/ui/late/retryableLazy';

import { ScreenBoundary } from './ScreenBoundary';
import type { Screens } from './screens';
import { ScreenSkeleton } from './ScreenSkeleton';
import { useRow } from './useRow';

/** It stands in the place of a whole screen, so a failure is shown and retried like that of a screen. */
const SignInCard = retryableLazy('sign-in card', async () => (await import('./SignInCard')).SignInCard, {
  meanwhile: () => <ScreenSkeleton />,
});

/**
 * Draws the screen of the route in the store. A guard draws another screen in its place instead of redirecting, so that a jump in time
 * shows what was there. The search is not part of the key, so a screen stays mounted when only its parameters change.
 */
export function AppRoutes({ screens }: { screens: Screens }) {
  const name = useScreenName();
  const { pathname } = useLocation();
  const status = useSelector(selectSessionStatus);
  const generation = useSelector(selectSessionGeneration);
  const isPaying = useSelector(selectOpenAttempts).length > 0;
  const row = useRow(name);
  const isLocked = row?.guard === 'session' && status !== 'signedIn';
  if (status === 'resolving') return <ScreenSkeleton />;
  return (
    <ScreenBoundary
      key={`${generation} ${pathname}`}
      name={name}
      money={isPaying ? '正在确认支付结果，请勿重复支付' : undefined}
      onRetry={(error) => {
        screens.tryAgain(name, error);
      }}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <RowContext value={row}>{isLocked ? <SignInCard /> : createElement(screens.componentOf(name))}</RowContext>
      </Suspense>
    </ScreenBoundary>
  );
}
