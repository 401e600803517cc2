import { hasScreen, homeScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';

/** The default page of a signed-in driver: their own screen, or the home screen in a build without it. */
export const getSignedInStartPath = (): string => pathTo(hasScreen('mine') ? 'mine' : homeScreen);
