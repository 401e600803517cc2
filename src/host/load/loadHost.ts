import type { Host, HostKind } from '@/host/Host';
import type { HostEnv } from '@/host/HostEnv';

/** Loads the one adapter that is needed. Rejects if its chunk cannot be loaded. */
export async function loadHost(kind: HostKind, env: HostEnv): Promise<Host> {
  switch (kind) {
    case 'wechat': {
      const { createWechatHost } = await import(/* webpackChunkName: "host-wechat" */ '@/host/wechat/createWechatHost');
      return createWechatHost(env);
    }
    case 'alipay': {
      const { createAlipayHost } = await import(/* webpackChunkName: "host-alipay" */ '@/host/alipay/createAlipayHost');
      return createAlipayHost(env);
    }
    case 'native': {
      const { createNativeHost } = await import(/* webpackChunkName: "host-native" */ '@/host/native/createNativeHost');
      return createNativeHost(env);
    }
    case 'browser': {
      const { createBrowserHost } = await import(
        /* webpackChunkName: "host-browser" */ '@/host/browser/createBrowserHost'
      );
      return createBrowserHost(env);
    }
  }
}
