export interface Finding {
  about: string
  /** What is wrong; undefined where it is as it should be. */
  problem?: string
  /** What was seen. */
  seen?: string
  /** Whether it may stay so. */
  isHint?: boolean
}
