import { createElement, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { selectActivePaymentAttempts } from '@/flows/payment/state/paymentSlice';
import { selectSessionGeneration, selectSessionStatus } from '@/flows/session/sessionSlice';
import { RouteDefinitionContext, useScreenName } from '@/navigation/hooks/useScreenName';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { TabScreenFrame } from '@/ui/frame/TabScreenFrame';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { Skeleton } from '@/ui/load/Skeleton';

import { ScreenErrorBoundary } from './ScreenErrorBoundary';
import type { ScreenLoader } from './screens';
import { SlowLoadNotice } from './SlowLoadNotice';
import { useRouteDefinition } from './useRouteDefinition';

/** It replaces a complete screen, so a failure to load it is shown and retried like that of a screen. */
const SignInRequiredView = retryableLazy(
  'sign-in card',
  async () => (await import('./SignInRequiredView')).SignInRequiredView,
  {
    fallback: () => <ScreenSkeleton />,
  },
);

/**
 * Renders the screen of the route in the store. A guard renders another screen instead of redirecting, so that time
 * travel shows what was there. The search is not part of the key, so a screen stays mounted when only its parameters
 * change.
 */
export function AppRoutes({ screens }: { screens: ScreenLoader }) {
  const name = useScreenName();
  const { pathname } = useLocation();
  const status = useSelector(selectSessionStatus);
  const generation = useSelector(selectSessionGeneration);
  const isPaying = useSelector(selectActivePaymentAttempts).length > 0;
  const row = useRouteDefinition(name);
  const needsSignIn = row?.guard === 'session' && status !== 'signedIn';
  if (status === 'resolving') return <ScreenSkeleton />;
  return (
    <ScreenErrorBoundary
      key={`${generation} ${pathname}`}
      name={name}
      moneyText={isPaying ? '正在确认支付结果，请勿重复支付' : undefined}
      onRetry={(error) => {
        screens.retry(name, error);
      }}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <RouteDefinitionContext value={row}>
          {needsSignIn ? <SignInRequiredView /> : createElement(screens.getComponent(name))}
        </RouteDefinitionContext>
      </Suspense>
    </ScreenErrorBoundary>
  );
}

/** The placeholder boxes of a screen that is loading. */
function ScreenSkeleton() {
  const name = useScreenName();
  const row = useRouteDefinition(name);
  const Frame = row?.tab === true ? TabScreenFrame : ScreenFrame;
  return (
    <Frame name={name} title={row?.title ?? ''}>
      <SlowLoadNotice />
      <Skeleton height={160} shape="card" />
      <Skeleton height={88} shape="card" />
      <Skeleton height={88} shape="card" />
    </Frame>
  );
}
