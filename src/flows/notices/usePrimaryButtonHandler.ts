import { focusFirstInvalidInput } from '@/ui/missing/focusFirstInvalidInput';

import { useToast } from './useDialogs';

/**
 * Press handler of a primary button. If nothing is missing it performs the action. Otherwise a toast shows what is
 * missing, and the first missing field is scrolled to (`ui/missing/RequiredFormPart`). It never fills in or ticks anything.
 * @param missingText what is missing, as text; empty if nothing is
 * @param action omitted where another control performs it once nothing is missing
 */
export function usePrimaryButtonHandler(
  missingText: string,
  action: () => void = () => undefined,
): (button: Element) => void {
  const toast = useToast();
  return (button) => {
    if (missingText === '') {
      action();
      return;
    }
    toast(missingText);
    focusFirstInvalidInput(button.closest('[role="dialog"], main'));
  };
}
