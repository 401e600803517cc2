import { createContext, type ReactNode } from 'react';

/** What the app has to say at the bottom of a screen, above its bar. It comes and goes without moving what the screen shows. */
export const FrameNote = createContext<ReactNode>(null);
