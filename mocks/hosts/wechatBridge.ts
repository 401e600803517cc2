import type { PretendBridge, PretendBridgeOptions, PretendCall } from './pretendBridge';

/**
 * A pretend WeixinJSBridge. Answers come in a later task, as the client's do; calls made before the event are lost,
 * because there is nothing to call. Self-contained: its text also runs in a browser page.
 */
export function installWechatBridge(window: Window, options: PretendBridgeOptions = {}): PretendBridge {
  const log: PretendCall[] = [];
  const delays = options.delays ?? {};
  const answers: PretendBridge['answers'] = Object.assign(
    {
      preVerifyJSAPI: { err_msg: 'config:ok' },
      getNetworkType: { err_msg: 'network_type:wifi' },
      geoLocation: { err_msg: 'geo_location:ok', latitude: 30.2741, longitude: 120.1551, speed: 0, accuracy: 30 },
      openLocation: { err_msg: 'open_location:ok' },
      scanQRCode: { err_msg: 'scanQRCode:ok', resultStr: 'https://example.com/scan' },
      getBrandWCPayRequest: { err_msg: 'get_brand_wcpay_request:ok' },
      // As an Android client: the list is JSON text, the bytes come without a prefix.
      chooseImage: { err_msg: 'choose_image:ok', localIds: '["weixin://resourceid/1"]' },
      getLocalImgData: {
        err_msg: 'getLocalImgData:ok',
        localData: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      },
      updateAppMessageShareData: { err_msg: 'updateAppMessageShareData:ok' },
      updateTimelineShareData: { err_msg: 'updateTimelineShareData:ok' },
    },
    options.answers,
  );
  const bridge = {
    invoke(name: string, params: Record<string, unknown>, reply?: (answer: object) => void) {
      log.push({ name: name, params: Object.assign({}, params) });
      const answer = name in answers ? answers[name] : { err_msg: name + ':function not exist' };
      window.setTimeout(() => {
        const said = typeof answer === 'function' ? answer(params) : answer;
        void Promise.resolve(said).then((value) => {
          if (value && reply) reply(Object.assign({}, value));
        });
      }, delays[name] ?? 0);
    },
    on(name: string) {
      log.push({ name: 'on:' + name, params: {} });
    },
    call(name: string) {
      log.push({ name: name, params: {} });
    },
  };
  const install = () => {
    Object.assign(window, { WeixinJSBridge: bridge });
    window.document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  };
  let timer = 0;
  if (options.installAfterMs === undefined) install();
  else timer = window.setTimeout(install, options.installAfterMs);
  return {
    log: log,
    answers: answers,
    remove() {
      window.clearTimeout(timer);
      Reflect.deleteProperty(window, 'WeixinJSBridge');
    },
  };
}
