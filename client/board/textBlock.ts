/** A text in a block of its own: a live region in which a new one stands is read again, whatever stood there before. */
export const textBlock = (text: string): HTMLElement => {
  const block = document.createElement('div');
  block.textContent = text;
  return block;
};
