/** So many of the last pings count. */
const KEPT = 5;

/** How long the last pings took there and back, in milliseconds. */
export type RoundTrips = readonly number[];

/** With the latest one last; the oldest goes where there are enough. */
export const withTrip = (trips: RoundTrips, milliseconds: number): RoundTrips => [
  ...trips.slice(1 - KEPT),
  milliseconds,
];

/**
 * How long a message takes there and back, in whole milliseconds; undefined before the first pong. The shortest way of late is the way
 * itself: what others took longer was waiting.
 */
export const lagOf = (trips: RoundTrips): number | undefined =>
  trips.length === 0 ? undefined : Math.round(Math.min(...trips));
