/** The start screen, which is also the target of 返回首页. The third-party-embedded build uses editionEmbedded.ts in place of this file. */
export const start = 'home' as 'home' | 'plate';

/** Whether this build has the screen of that path name. What leads to a screen that it lacks is hidden. */
export const hasScreen = (_name: string): boolean => true;

/** Whether a page in another page's frame stores nothing beyond its own life. */
export const keepsNothingInFrame = false as boolean;
