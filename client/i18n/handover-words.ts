/** What the card says that moves a seat to another device, in one language. */
export interface HandoverWords {
  readonly heading: string;
  /** While the table has not taken the link. */
  readonly making: string;
  /** What the link does. */
  readonly how: string;
  /** The name of the picture. */
  readonly code: string;
  readonly cancel: string;
  /** While the table has not heard that, and once the link is worth nothing any more. */
  readonly cancelling: string;
  readonly cancelled: string;
  /** Where a link is out that this page does not know. */
  readonly out: string;
  readonly again: string;
}
