/** So far from being seen a board gets ready, in pixels. */
const NEAR = '200px';

/** The part of a board that has to be there. */
const LEAST = 0.001;

/** Tells when an element comes into somebody's sight, or near it, and when it is out of it again. Answers how to stop that. */
export const watchSight = (element: Element, tell: (inSight: boolean) => void): (() => void) => {
  let isNear = false;
  const look = () => tell(isNear && !document.hidden);
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = !!entries.at(-1)?.intersectionRatio;
      look();
    },
    // In what is folded up nothing is seen, though it is in the window.
    { rootMargin: NEAR, threshold: LEAST },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
};
