// What belongs into a swimlane.
import type { BoardFilter, Place } from '../../../kernel/shell/boardFilter.ts'
import type { LaneRow } from './LaneList.tsx'

type Whose = Pick<LaneRow, 'by' | 'id'>

/** A board's filter narrowed to one of its lanes. */
export const laneFilter = (filter: BoardFilter, { by, id }: Whose) =>
  by === 'ORGANIZATION'
    ? { ...filter, organization: { eq: id } }
    : { ...filter, assignee: id ? { eq: id } : { isNull: true } }

/** Whether what stands somewhere on the board does so in a lane. */
export const isInLane = (
  { by, id }: Whose,
  { organizationId, assigneeId }: Pick<Place, 'organizationId' | 'assigneeId'>,
) => (by === 'ORGANIZATION' ? organizationId === id : (assigneeId ?? null) === id)
