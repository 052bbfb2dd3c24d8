/** `rgb(255, 0, 10)` as `#ff000a`; how transparent it is does not count. Any other text as it is. */
export const hex = (color: string): string => {
  const channels = /^rgba?\((\d+), (\d+), (\d+)/.exec(color)?.slice(1) ?? [];
  if (channels.length === 0) return color;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
};
