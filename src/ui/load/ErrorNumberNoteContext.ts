import { createContext, type ReactNode } from 'react';

/** A note of the app beside every 错误编号 of a failed screen. */
export const ErrorNumberNoteContext = createContext<ReactNode>(null);
