import { hasScreen, start } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';

/** The default page of a signed-in driver: their own screen, or the start screen in a build without it. */
export const ownPath = (): string => pathTo(hasScreen('mine') ? 'mine' : start);
