import { OnScreenKeyboard } from '@/ui/keyboard/OnScreenKeyboard';

import { MAX_RECHARGE_LENGTH } from './model/rechargeAmount';

interface AmountKeyboardProps {
  readonly typed: string;
  readonly isOpen: boolean;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

const MAX_LENGTHS = [MAX_RECHARGE_LENGTH];

/** The number keyboard for the amount. A screen renders it after everything else. */
export function AmountKeyboard({ typed, isOpen, onType, onClose }: AmountKeyboardProps) {
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
