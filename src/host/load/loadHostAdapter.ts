import type { HostAdapter, HostAppKind } from '@/host/HostAdapter';
import type { HostAdapterEnv } from '@/host/HostAdapterEnv';

/** Loads the one adapter that is needed. Rejects if its chunk cannot be loaded. */
export async function loadHostAdapter(kind: HostAppKind, env: HostAdapterEnv): Promise<HostAdapter> {
  switch (kind) {
    case 'wechat': {
      const { createWechatHostAdapter } = await import(
        /* webpackChunkName: "host-wechat" */ '@/host/wechat/createWechatHostAdapter'
      );
      return createWechatHostAdapter(env);
    }
    case 'alipay': {
      const { createAlipayHostAdapter } = await import(
        /* webpackChunkName: "host-alipay" */ '@/host/alipay/createAlipayHostAdapter'
      );
      return createAlipayHostAdapter(env);
    }
    case 'native': {
      const { createNativeHostAdapter } = await import(
        /* webpackChunkName: "host-native" */ '@/host/native/createNativeHostAdapter'
      );
      return createNativeHostAdapter(env);
    }
    case 'browser': {
      const { createBrowserHostAdapter } = await import(
        /* webpackChunkName: "host-browser" */ '@/host/browser/createBrowserHostAdapter'
      );
      return createBrowserHostAdapter(env);
    }
  }
}
