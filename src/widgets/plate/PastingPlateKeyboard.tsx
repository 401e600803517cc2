import { useEffect, useRef } from 'react';

import { plateProvinceOfCity } from '@/domain/plate/cityProvinces';
import { parsePlate } from '@/domain/plate/parsePlate';
import { useToast } from '@/flows/notices/useDialogs';
import { usePorts } from '@/platform/ports/PortsContext';
import { plateBillLookupCalls } from '@/services/charge/plateLookup';
import type { SuggestedKeyboardKey } from '@/ui/keyboard/KeyboardKeys';
import { parsePlateToInputState, type PlateInputState } from '@/ui/plate/plateInputState';
import { PlateKeyboard } from '@/ui/plate/PlateKeyboard';

export interface PastingPlateKeyboardProps {
  readonly entry: PlateInputState;
  readonly onChange: (entry: PlateInputState) => void;
}

/**
 * The plate keyboard with suggested provinces and a 粘贴 button. The button is needed because the cells are buttons, on
 * which the phone's own paste menu does not open.
 */
export function PastingPlateKeyboard({ entry, onChange }: PastingPlateKeyboardProps) {
  const { page } = usePorts();
  const toast = useToast();
  // The phone may prompt for permission first. So the paste calls the latest `onChange`, and none after unmounting.
  const latestOnChange = useRef<typeof onChange | null>(null);
  useEffect(() => {
    latestOnChange.current = onChange;
    return () => {
      latestOnChange.current = null;
    };
  }, [onChange]);
  const paste = async () => {
    const text = await page.paste();
    const pasted = parsePlateToInputState(text ?? '');
    if (pasted !== null) latestOnChange.current?.(pasted);
    else toast(text === null ? '读取剪贴板失败，请直接输入车牌' : '粘贴的内容里未识别到车牌');
  };
  const provinces = useSuggestedProvinces();
  return <PlateKeyboard entry={entry} onChange={onChange} onPasteRequest={() => void paste()} provinces={provinces} />;
}

/**
 * Suggested provinces for a plate: that of the last query, and that of the current city. No request is sent for them.
 */
function useSuggestedProvinces(): readonly SuggestedKeyboardKey[] {
  const { local, config } = usePorts();
  const { data } = plateBillLookupCalls.endpoints.listPlateHistory.useQueryState();
  const lastProvince = parsePlate(data?.results[0]?.plateNo ?? '')?.[0];
  const cityProvince = plateProvinceOfCity(local.get('locationCity') ?? config.cityName);
  return [
    ...(lastProvince === undefined ? [] : [{ reason: '上次', key: lastProvince }]),
    ...(cityProvince === null || cityProvince === lastProvince ? [] : [{ reason: '本地', key: cityProvince }]),
  ];
}
