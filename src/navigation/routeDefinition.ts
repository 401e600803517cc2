import type { ComponentType } from 'react';

import type { ScreenName } from './paths';

/**
 * Binds an address to a screen. `open`: works for a visitor. `session`: without a token the sign-in card is shown
 * instead and no call is sent (Rule 4.3). `tab`: rendered inside the shell with the tab bar.
 */
export interface RouteDefinition {
  /** The page title (Rule 2.3). */
  title: string;
  /** Another title that depends on the parameters of the address. */
  resolveTitle?: (search: string) => string | false;
  /** The purpose of signing in, as a verb and its object, where the title does not show it. */
  signInReason?: string;
  guard: 'open' | 'session';
  tab?: true;
  screen: () => Promise<{ default: ComponentType }>;
}

/** The rows of one feature. A name that is not a path does not compile. */
export const defineRoutes = <const R extends Partial<Record<ScreenName, RouteDefinition>>>(rows: R): R => rows;
