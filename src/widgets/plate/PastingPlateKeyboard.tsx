import { useEffect, useRef } from 'react';

import { useToast } from '@/flows/notices/useDialogs';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { entryOf, type PlateEntry } from '@/ui/plate/plateEntry';
import { PlateKeyboard } from '@/ui/plate/PlateKeyboard';

import { useOfferedProvinces } from './useOfferedProvinces';

export interface PastingPlateKeyboardProps {
  readonly entry: PlateEntry;
  readonly onChange: (entry: PlateEntry) => void;
}

/** The plate keyboard with likely provinces, and with 粘贴, because the phone's own paste menu does not open on cells that are buttons. */
export function PastingPlateKeyboard({ entry, onChange }: PastingPlateKeyboardProps) {
  const { page } = usePorts();
  const toast = useToast();
  // The phone may ask the driver for permission first. So the paste uses the current `onChange`, and a screen that is gone ignores it.
  const take = useRef<typeof onChange | null>(null);
  useEffect(() => {
    take.current = onChange;
    return () => {
      take.current = null;
    };
  }, [onChange]);
  const paste = async () => {
    const text = await page.paste();
    const pasted = entryOf(text ?? '');
    if (pasted !== null) take.current?.(pasted);
    else toast(text === null ? '读取剪贴板失败，请直接输入车牌' : '粘贴的内容里未识别到车牌');
  };
  const provinces = useOfferedProvinces();
  return <PlateKeyboard entry={entry} onChange={onChange} onPasteRequest={() => void paste()} provinces={provinces} />;
}
