/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { detectHostAppKind, isIosDevice } from '@/host/load/detectHostAppKind';
import { readHostDetectionSignals } from '@/host/load/readHostDetectionSignals';

import { installNativeShell } from '../../../mocks/hosts/nativeShell';
import { USER_AGENTS } from '../../../mocks/hosts/userAgents';
import { benchWindow } from './hostBench';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each<[string, string, boolean, string]>([
  ['WeChat on Android', USER_AGENTS.wechat, false, 'wechat'],
  [
    'WeChat on iPhone',
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
    false,
    'wechat',
  ],
  [
    'WeChat on Windows',
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/9185 Flue',
    false,
    'wechat',
  ],
  ['a mini program of WeChat', `${USER_AGENTS.wechat} miniProgram/wx1234567890`, false, 'wechat'],
  ['a future WeChat', `${IPHONE} MicroMessenger/10.0.1`, false, 'wechat'],
  ['enterprise WeChat on Android', `${USER_AGENTS.wechat} wxwork/4.1.22 MicroMessenger/7.0.1`, false, 'browser'],
  ['enterprise WeChat on iPhone', `${IPHONE} wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh`, false, 'browser'],
  ['Alipay on Android', USER_AGENTS.alipay, false, 'alipay'],
  [
    'Alipay on iPhone',
    `${IPHONE} Mobile/21E236 Ariver/1.0 AliApp(AP/10.5.90.6000) Nebula AlipayClient/10.5.90.6000 Language/zh-Hans`,
    false,
    'alipay',
  ],
  ['DingTalk', `${IPHONE} AliApp(DingTalk/7.5.5) com.laiwang.DingTalk`, false, 'browser'],
  ['Taobao', `${IPHONE} AliApp(TB/10.30.10) WindVane/8.7.2`, false, 'browser'],
  ['QQ', `${IPHONE} QQ/9.0.25.619 V1_IPH_SQ_9.0.25_1_APP_A`, false, 'browser'],
  ['our shell', USER_AGENTS.native, true, 'native'],
  ['the same web view without our shell', USER_AGENTS.native, false, 'browser'],
  ['our object in WeChat', USER_AGENTS.wechat, true, 'wechat'],
  ['Chrome on Android', USER_AGENTS.browser, false, 'browser'],
  ['Safari', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, false, 'browser'],
  ['nothing', '', false, 'browser'],
])('%s', (_name, userAgent, hasNativeBridge, kind) => {
  expect(detectHostAppKind(userAgent, { hasNativeBridge })).toBe(kind);
});

test('an iPad that requests desktop pages is still iOS', () => {
  const desktop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';
  expect(isIosDevice(desktop, 5)).toBe(true);
  expect(isIosDevice(desktop, 0)).toBe(false);
  expect(isIosDevice(IPHONE, 5)).toBe(true);
  expect(isIosDevice(USER_AGENTS.wechat, 5)).toBe(false);
});

test('the shell is detected on the window, whichever form it takes', () => {
  for (const transport of ['onmessage', 'promise'] as const) {
    const { window } = benchWindow('native');
    expect(readHostDetectionSignals(window)).toEqual({ hasNativeBridge: false });
    installNativeShell(window, { transport });
    expect(readHostDetectionSignals(window)).toEqual({ hasNativeBridge: true });
  }
});
