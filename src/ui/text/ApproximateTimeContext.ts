import { createContext } from 'react';

/** Whether the time is currently uncertain, so that countdowns show 约. */
export const ApproximateTimeContext = createContext(false);
