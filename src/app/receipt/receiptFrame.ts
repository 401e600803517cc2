/** The page in which WeChat shows the receipt of a payment. No other parent gets a message. */
const PARENT_ORIGIN = 'https://payapp.weixin.qq.com';

/** The page's height at 640 px width; WeChat accepts 600 to 960. */
const FRAME_HEIGHT = 800;

/** This app's receipt, or WeChat's own instead. */
export type CustomOrOfficialReceiptPage = 'SHOW_CUSTOM_PAGE' | 'SHOW_OFFICIAL_PAGE';

type Page = Pick<Window, 'parent'>;

/** The browser does not deliver the message to a parent of another origin. */
const post = ({ parent }: Page, message: object): void => {
  parent.postMessage(JSON.stringify(message), PARENT_ORIGIN);
};

/** Must be sent within 3 s of the load and for every order, otherwise WeChat shows nothing. */
export const postWechatReceiptReady = (page: Page, displayStyle: CustomOrOfficialReceiptPage): void => {
  post(page, { action: 'onIframeReady', displayStyle, height: FRAME_HEIGHT });
};

/** Requests WeChat to leave its receipt and open a page of this app. Only a tap by the driver may call this. */
export const postWechatReceiptJumpOut = (page: Page, jumpOutUrl: string): void => {
  post(page, { action: 'jumpOut', jumpOutUrl });
};
