import { act } from '@testing-library/react';

import { useCloseWindow } from '@/flows/leaving/useCloseWindow';
import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { useMapLibrary } from '@/flows/mapScript/useMapLibrary';
import { useRepeatPaymentOrderAction } from '@/flows/payment/useRepeatPaymentOrderAction';
import { usePlateQuery } from '@/flows/plateQuery/usePlateQuery';
import { useShare } from '@/flows/share/useShare';
import { useWayfinding } from '@/flows/wayfinding/useWayfinding';
import type { HostAdapter, HostAppKind } from '@/host/HostAdapter';

import { fakeHost } from '../../../support/fakePorts';
import { hookOver } from '../../../support/mockStore';

const leaving = (isClosing = false) => ({ leaving: { target: null, opening: null, isClosing } });

describe('useOpenExternalUrl', () => {
  const leave = (url: string) => {
    const { result, actions } = hookOver(useOpenExternalUrl, leaving(), { config: { allowedHosts: ['good.example'] } });
    result.current(url);
    return actions();
  };

  test('opens a host of the list at once, over https', () => {
    expect(leave('http://www.good.example/a')).toEqual([
      { type: 'leaving/pageLeaveRequested', payload: { url: 'https://www.good.example/a' } },
    ]);
  });

  test('shows any other host first', () => {
    expect(leave('https://other.example/a')).toEqual([
      { type: 'leaving/leavingRequested', payload: { url: 'https://other.example/a', host: 'other.example' } },
    ]);
  });

  test('refuses what is no address of the web', () => {
    expect(leave('javascript:void 0')).toMatchObject([
      { type: 'notices/toastShown', payload: { text: '这个链接无法打开' } },
    ]);
  });
});

describe('useCloseWindow', () => {
  test('requests that the window closes', () => {
    const { result, actions } = hookOver(useCloseWindow, leaving());
    result.current.close();
    expect(actions()).toEqual([{ type: 'leaving/windowCloseRequested', payload: undefined }]);
  });

  test.each([true, false])('says whether it is closing: %s', (isClosing) => {
    expect(hookOver(useCloseWindow, leaving(isClosing)).result.current.isClosing).toBe(isClosing);
  });
});

describe('useShare', () => {
  const content = { title: '畅行停车', desc: '离场前缴费', link: 'https://park.example/home', imgUrl: '' };
  const share = async (kind: HostAppKind, setShare: HostAdapter['setShare'], isCopied = true) => {
    const { result, actions } = hookOver(
      useShare,
      {},
      { host: { ...fakeHost({ kind }), setShare }, page: { copy: () => Promise.resolve(isCopied) } },
    );
    await result.current(content);
    return actions().map(({ payload }) => (payload as { text: string }).text);
  };
  const shared: HostAdapter['setShare'] = () => Promise.resolve({ ok: true, value: undefined });
  const failed =
    (kind: 'cancelled' | 'unsupported'): HostAdapter['setShare'] =>
    () =>
      Promise.resolve({ ok: false, kind, method: 'setShare', retryable: false } as never);

  test('a host whose menu shares says where it is', async () => {
    expect(await share('wechat', shared)).toEqual(['请点右上角「…」分享']);
  });

  test('says nothing where the browser has shared, and where the driver gave up', async () => {
    expect(await share('browser', shared)).toEqual([]);
    expect(await share('browser', failed('cancelled'))).toEqual([]);
  });

  test('copies the link where the host cannot share, and says where that fails', async () => {
    expect(await share('browser', failed('unsupported'))).toEqual(['链接已复制，可以粘贴给好友']);
    expect(await share('browser', failed('unsupported'), false)).toEqual(['这里不能分享，请复制浏览器的地址']);
  });
});

describe('useMapLibrary', () => {
  test('a screen with a map in view needs the script, and again at a retry', () => {
    const { result, actions } = hookOver(useMapLibrary, { mapScript: null });
    expect(result.current).toMatchObject({ state: 'loading', library: null });
    expect(actions()).toHaveLength(1);
    result.current.retry();
    const [first, second] = actions();
    expect(second).toEqual(first);
    expect(first).toMatchObject({ type: 'mapScript/mapNeeded' });
  });

  test('a script that failed has no library', () => {
    expect(hookOver(useMapLibrary, { mapScript: 'failed' }).result.current).toMatchObject({
      state: 'failed',
      library: null,
    });
  });
});

describe('usePlateQuery', () => {
  const state = (isAsking: boolean) => ({ plateQuery: { isAsking, nothingFor: null } });
  const query = (plate: string, billAt?: 'payPage') => {
    const { result, actions } = hookOver(() => usePlateQuery(billAt), state(false));
    result.current.query(
      Array.from(plate.padEnd(8), (cell) => cell.trim()),
      true,
    );
    return actions();
  };

  test('queries a whole plate', () => {
    expect(query('粤B12345')).toMatchObject([
      { type: 'plateQuery/plateQueried', payload: { plateNo: '粤B12345', isYellow: true, billAt: 'payPage' } },
    ]);
  });

  test('does nothing for a part of one', () => {
    expect(query('粤B1234')).toEqual([]);
  });

  test.each([true, false])('is busy while one is queried: %s', (isAsking) => {
    expect(hookOver(() => usePlateQuery(), state(isAsking)).result.current.isBusy).toBe(isAsking);
  });
});

describe('useWayfinding', () => {
  const place = { lng: 114.1, lat: 22.5, name: '万象城', address: '宝安南路' };
  const here = { lng: 114, lat: 22.6 };

  test('leads to a place from where the driver is', () => {
    const { result, actions } = hookOver(useWayfinding, { wayfinding: null });
    result.current.startNavigation(place, here);
    expect(actions()).toEqual([{ type: 'wayfinding/wayfindingRequested', payload: { to: place, from: here } }]);
  });

  test('leads by name to a place without coordinates', () => {
    const { result, actions } = hookOver(useWayfinding, { wayfinding: null });
    result.current.startNavigation({ ...place, lng: Number.NaN, lat: Number.NaN }, null);
    expect(actions()).toEqual([
      { type: 'wayfinding/wayfindingRequested', payload: { to: { ...place, lng: null, lat: null }, from: null } },
    ]);
  });

  test('shows a place', () => {
    const { result, actions } = hookOver(useWayfinding, { wayfinding: null });
    result.current.showPlace(place);
    expect(actions()).toEqual([{ type: 'wayfinding/placeViewRequested', payload: place }]);
  });
});

describe('useRepeatPaymentOrderAction', () => {
  test('offers nothing without an attempt, and dispatches nothing', () => {
    const { result, actions } = hookOver(() => useRepeatPaymentOrderAction(null), {});
    expect(result.current).toBeUndefined();
    expect(actions()).toEqual([]);
  });

  test('has the request of an attempt sent again at a press', () => {
    const attempt = { key: 'b1', isRepeating: true, step: 'confirming' } as never;
    const { result, actions } = hookOver(() => useRepeatPaymentOrderAction(attempt), {});
    expect(result.current).toMatchObject({ isBusy: true });
    act(() => result.current?.onPress());
    expect(actions()).toEqual([{ type: 'payment/repeatRequested', payload: { key: 'b1' } }]);
  });
});
