import { createContext } from 'react';

/** Whether the time is not certain at this moment, so that what counts down says 约. */
export const ApproximateTime = createContext(false);
