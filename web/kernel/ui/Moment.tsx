import { dayOf, momentOf } from './dates.ts'

/** The day of an instant; the time is told to who points at it. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={momentOf(at)} style={{ whiteSpace: 'nowrap' }}>
    {dayOf(at)}
  </time>
)
