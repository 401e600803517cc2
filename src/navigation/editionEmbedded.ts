/**
 * The reduced routes of the third-party-embedded build, by path name. Their screens are in
 * app/routing/embeddedTable.ts.
 */
export const embeddedScreenNames = [
  'plate',
  'pay',
  'result',
  'payPage',
  'multiPayPage',
  'choiceDiscountPage',
  'payResultPage',
  'scanPayPage',
  'barrierResult',
  'login',
  'loginIndex',
  'loginLoading',
  'register',
  'passwordReset',
  'bindPhone',
  'notice1',
  'notice2',
  'newNotice',
  'systemNotice',
  'bulletin',
  'privacyPolicyHistory',
  'invoicePage',
  'makeInvoiceBySelf',
  'notFound',
] as const;

const names: readonly string[] = embeddedScreenNames;

/** These three replace those of edition.ts in the third-party-embedded build (webpack.config.js). */
export const homeScreen = 'plate';
export const hasScreen = (name: string): boolean => names.includes(name);
export const isFrameStorageInMemory = true;
