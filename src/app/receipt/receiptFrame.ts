/** Where WeChat shows the receipt of a payment inside its own page. Any other parent is sent nothing. */
const PARENT = 'https://payapp.weixin.qq.com';

/** The page's height in its 640 px; WeChat takes 600 to 960. */
const HEIGHT = 800;

/** Ours, or WeChat's own receipt in its place. */
export type ReceiptStyle = 'SHOW_CUSTOM_PAGE' | 'SHOW_OFFICIAL_PAGE';

type Page = Pick<Window, 'parent'>;

/** The browser delivers nothing to a parent of another origin. */
const post = ({ parent }: Page, message: object): void => {
  parent.postMessage(JSON.stringify(message), PARENT);
};

/** Within 3 s of the load and for every order, else WeChat shows nothing. */
export const sayReady = (page: Page, displayStyle: ReceiptStyle): void => {
  post(page, { action: 'onIframeReady', displayStyle, height: HEIGHT });
};

/** Asks WeChat to leave its receipt for a page of ours. Only a person's tap may do that. */
export const jumpOut = (page: Page, jumpOutUrl: string): void => {
  post(page, { action: 'jumpOut', jumpOutUrl });
};
