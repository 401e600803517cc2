import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { useLeave } from '@/flows/leaving/useLeave';
import { useToast } from '@/flows/notices/useAsk';
import { useGo } from '@/navigation/useGo';
import { useGetH5AddressMutation } from '@/services/basic/menu';
import { usePorts } from '@/services/transport/PortsContext';

import type { MenuTarget } from '../model/menuTarget';

/** Opens what a menu tile leads to when that is no screen of ours. */
export function useOpenTarget() {
  const { host } = usePorts();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [getAddress] = useGetH5AddressMutation();
  const [isOpening, setIsOpening] = useState(false);
  const leave = useLeave();
  const toast = useToast();
  const go = useGo();

  const driverIdNow = async () => {
    const { signInCalls } = await import('@/services/auth/signIn');
    return (await dispatch(signInCalls.endpoints.getLoginInfo.initiate(undefined, { subscribe: false })).unwrap())
      .driverId;
  };
  const openOutside = async (pageId: string, withDriver: boolean) => {
    const driverId = withDriver ? await driverIdNow() : undefined;
    const { url } = await getAddress({ pageId, ...(driverId === undefined ? {} : { driverId }) }).unwrap();
    leave(url);
  };
  const scan = async () => {
    const answer = await host.load().then(
      (adapter) => adapter.scan({ formats: ['qr'] }),
      () => null,
    );
    if (answer?.ok !== true) {
      if (answer?.kind !== 'cancelled') toast('这里不能扫码，请用手机相机扫描充电桩上的二维码');
      return;
    }
    const { chargingCode } = await import('../model/chargingCode');
    const code = chargingCode(answer.value.text);
    if (code === null) toast('这不是充电桩的二维码');
    else go.to('chargingPage', code);
  };
  const open = async (target: MenuTarget) => {
    setIsOpening(true);
    try {
      if (target.kind === 'outside') await openOutside(target.pageId, target.withDriver);
      else if (target.kind === 'scan') await scan();
    } catch {
      // A refused or lost call has been shown by the error table.
    } finally {
      setIsOpening(false);
    }
  };
  return { open, isOpening };
}
