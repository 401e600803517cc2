import { OnScreenKeyboard } from '@/ui/keyboard/OnScreenKeyboard';

import { MAX_RECHARGE_AMOUNT_CHARS } from './model/rechargeAmount';

interface RechargeAmountKeyboardProps {
  readonly typed: string;
  readonly isOpen: boolean;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

const MAX_LENGTHS = [MAX_RECHARGE_AMOUNT_CHARS];

/** The number keyboard for the amount. A screen renders it after everything else. */
export function RechargeAmountKeyboard({ typed, isOpen, onType, onClose }: RechargeAmountKeyboardProps) {
  return (
    <OnScreenKeyboard
      layout="number"
      typing={{ values: [typed], active: isOpen ? 0 : null, board: null }}
      maxLengths={MAX_LENGTHS}
      onChange={({ values: [text = ''], active }) => {
        if (active === null) onClose();
        else if (text !== typed) onType(text);
      }}
    />
  );
}
