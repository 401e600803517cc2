import type { HostAppKind } from '@/host/HostAdapter';

/** User agents as real clients send them. The native shell's is the one of a plain Android web view. */
export const USER_AGENTS: Readonly<Record<HostAppKind, string>> = {
  wechat:
    'Mozilla/5.0 (Linux; Android 13; PGEM10 Build/TP1A.220905.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240301 MMWEBID/3098 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64',
  alipay:
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN; PGEM10 Build/TP1A.220905.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UWS/5.12.2.0 Mobile Safari/537.36 UCBS/3.22.2.62 ChannelId(1) NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:360|0|3.0) AliApp(AP/10.5.96.8000) AlipayClient/10.5.96.8000 Language/zh-Hans',
  native:
    'Mozilla/5.0 (Linux; Android 13; PGEM10 Build/TP1A.220905.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36',
  browser:
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36',
};
