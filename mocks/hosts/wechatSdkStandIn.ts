/**
 * Replaces WeChat's own script, which pages of the mock world cannot load. It passes the few calls that this app makes on to the pretend bridge. The
 * contract tests use the real script. Self-contained: its text also runs in a browser page.
 */
export function installWechatSdk(window: Window): void {
  interface Handlers {
    success?: (reply: object) => void;
    cancel?: (reply: object) => void;
    fail?: (reply: object) => void;
  }
  interface Bridge {
    invoke(name: string, params: object, reply: (answer: { err_msg?: string }) => void): void;
  }
  let signature: object = {};
  const bridge = (): Bridge => (window as unknown as { WeixinJSBridge: Bridge }).WeixinJSBridge;
  const call = (name: string, bridgeName: string) => (params: Handlers & Record<string, unknown>) => {
    bridge().invoke(bridgeName, Object.assign({}, params, signature), (answer) => {
      const said = answer.err_msg ?? '';
      const status = said.slice(said.indexOf(':') + 1).replace(/_/g, ' ');
      const reply = Object.assign({}, answer, { errMsg: name + ':' + status });
      if (status === 'ok') params.success?.(reply);
      else if (status === 'cancel') params.cancel?.(reply);
      else params.fail?.(reply);
    });
  };
  const callbacks: (() => void)[] = [];
  Object.assign(window, {
    wx: {
      config(config: { appId: string; signature: string }) {
        signature = { verifyAppId: config.appId, verifySignature: config.signature };
        bridge().invoke('preVerifyJSAPI', signature, () => {
          for (const callback of callbacks.splice(0)) callback();
        });
      },
      ready: (callback: () => void) => callbacks.push(callback),
      error: () => undefined,
      invoke: (name: string, params: object, callback: (answer: object) => void) =>
        bridge().invoke(name, Object.assign({}, params, signature), callback),
      getLocation: call('getLocation', 'geoLocation'),
      openLocation: call('openLocation', 'openLocation'),
      scanQRCode: call('scanQRCode', 'scanQRCode'),
      chooseImage: call('chooseImage', 'chooseImage'),
      getLocalImgData: call('getLocalImgData', 'getLocalImgData'),
      updateAppMessageShareData: call('updateAppMessageShareData', 'updateAppMessageShareData'),
      updateTimelineShareData: call('updateTimelineShareData', 'updateTimelineShareData'),
    },
  });
}
