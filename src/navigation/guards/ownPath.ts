import { hasScreen, start } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';

/** Where a driver who is signed in belongs when nothing else is said: his own screen, or the start of a build without it. */
export const ownPath = (): string => pathTo(hasScreen('mine') ? 'mine' : start);
