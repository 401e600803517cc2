import { createContext, type ReactNode } from 'react';

/** What the app says beside every 错误编号 of a failed screen. */
export const ErrorNumberNote = createContext<ReactNode>(null);
