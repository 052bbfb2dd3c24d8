type Step = 'first' | 'back' | 'next' | 'last';

/** Among the controls. */
export const CONTROL_KEYS: { readonly [key: string]: Step } = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** Everywhere on the board: its arrow keys go from square to square. */
export const BOARD_KEYS: { readonly [key: string]: Step } = {
  '[': 'back',
  ',': 'back',
  ']': 'next',
  '.': 'next',
  // The same places on keyboards that have letters there.
  BracketLeft: 'back',
  BracketRight: 'next',
};

/** The step that a key asks for, wherever on the board it is pressed; undefined where it has another use. */
export const stepOfKey = (event: KeyboardEvent): Step | undefined => {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  const [target] = event.composedPath();
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  if (target.matches('input, select, textarea')) return undefined;
  return (
    BOARD_KEYS[key] ?? BOARD_KEYS[code] ?? (target.closest('.replay .steps') ? CONTROL_KEYS[key] : undefined)
  );
};
