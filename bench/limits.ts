/** Whether a figure misses what it should reach at least. What is no number does, too. */
export const falls = (value: number, atLeast: number): boolean => !(value >= atLeast);

/** Whether a figure passes what it may be at most. What is no number does, too. */
export const passes = (value: number, atMost: number): boolean => !(value <= atMost);
