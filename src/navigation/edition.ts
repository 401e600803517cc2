/**
 * The home screen of this build, which is also the target of 返回首页. The third-party-embedded build uses
 * editionEmbedded.ts in place of this file.
 */
export const homeScreen = 'home' as 'home' | 'plate';

/** Whether this build has the screen with that path name. Links to a screen that it lacks are hidden. */
export const hasScreen = (_name: string): boolean => true;

/** Whether a page in another page's frame stores nothing beyond its own lifetime. */
export const isFrameStorageInMemory = false as boolean;
