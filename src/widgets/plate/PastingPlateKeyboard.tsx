import { useEffect, useRef } from 'react';

import { useToast } from '@/flows/notices/useDialogs';
import { usePorts } from '@/platform/ports/PortsContext';
import { parsePlateEntry, type PlateEntry } from '@/ui/plate/plateEntry';
import { PlateKeyboard } from '@/ui/plate/PlateKeyboard';

import { useSuggestedProvinces } from './useSuggestedProvinces';

export interface PastingPlateKeyboardProps {
  readonly entry: PlateEntry;
  readonly onChange: (entry: PlateEntry) => void;
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
    const pasted = parsePlateEntry(text ?? '');
    if (pasted !== null) latestOnChange.current?.(pasted);
    else toast(text === null ? '读取剪贴板失败，请直接输入车牌' : '粘贴的内容里未识别到车牌');
  };
  const provinces = useSuggestedProvinces();
  return <PlateKeyboard entry={entry} onChange={onChange} onPasteRequest={() => void paste()} provinces={provinces} />;
}
