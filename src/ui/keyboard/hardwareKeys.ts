import {
  activateKeyboardInput,
  applyKeyPress,
  clearActiveInputOrMoveBack,
  type KeyboardLayout,
  type KeyboardTypingState,
  withKeyboardClosed,
} from './keyboardEngine';

/** The part of a keyboard event that is used. */
interface HardwareKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Handles a key of a hardware keyboard: characters, Backspace, the arrows and Escape. Returns null for keys that it
 * does not handle: Tab, Enter and the space bar, which belong to the focused button, and everything with Ctrl.
 */
export function applyHardwareKey(
  typing: KeyboardTypingState,
  event: HardwareKey,
  layout: KeyboardLayout,
): KeyboardTypingState | null {
  const { values, active } = typing;
  if (active === null || event.ctrlKey || event.metaKey || event.altKey) return null;
  switch (event.key) {
    case 'Backspace':
    case 'Delete':
      return clearActiveInputOrMoveBack(typing, layout);
    case 'ArrowLeft':
      return activateKeyboardInput(typing, Math.max(0, active - 1));
    case 'ArrowRight':
      return activateKeyboardInput(typing, Math.min(values.length - 1, active + 1));
    case 'Escape':
      return withKeyboardClosed(typing);
    case ' ':
      return null;
    default:
      return event.key.length === 1 ? applyKeyPress(typing, layout.toKey(values, active, event.key), layout) : null;
  }
}
