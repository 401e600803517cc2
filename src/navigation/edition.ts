/** The screen that a driver starts at and that 返回首页 leads to. The third-party-embedded build has editionEmbedded.ts in this place. */
export const start = 'home' as 'home' | 'plate';

/** Whether this build has the screen of that path name. */
export const hasScreen = (_name: string): boolean => true;

/** In another page's frame nothing is kept beyond the life of this page. */
export const keepsNothingInFrame = false as boolean;
