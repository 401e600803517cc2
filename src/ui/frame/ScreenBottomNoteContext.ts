import { createContext, type ReactNode } from 'react';

/**
 * A note of the app at the bottom of a screen, above its bar. It appears and disappears without moving the screen's
 * content.
 */
export const ScreenBottomNoteContext = createContext<ReactNode>(null);
