// What was noted at the moment of a change, as it is kept.
import type { Disposition } from '../../../prisma/__generated__/client/enums.ts'
import type { scopeTypes } from '../../performance/breach/scopes.ts'
import { recordKey } from '../../work/action/recordKey.ts'

export interface NotedEvent {
  id: string
  kind: string
  organizationId: string
  facts: Facts
  at: Date
}

export type Text = string | null

export interface ActionFacts {
  id: string
  legacyId: number
  version: number
  title: string
  status: number
  disposition: Disposition | null
  classId: number
  priorityId: number
  departmentId: Text
  groupId: Text
  creatorId: Text
  assigneeId: Text
  scheduledStart: Text
  scheduledEnd: Text
  actualStart: Text
  actualEnd: Text
  createdAt: Text
  /** All its columns; events of before have none. */
  row?: Record<string, unknown>
}

/** Its key; what was noted before records counted in their root has the one number for both. */
export const keyOf = ({ legacyId, row }: ActionFacts): string => recordKey((row?.number as number | null) ?? legacyId)

export interface StepFacts {
  transition: string
  fromStatus: number | null
  toStatus: number
  fromDisposition: Disposition | null
  toDisposition: Disposition | null
  actorId: Text
  onBehalfOfId: Text
  reason: string
}

/** What was noted of it; see told.ts. */
export interface Facts {
  action?: ActionFacts
  step?: StepFacts
  note?: { id: string; legacyId: number; text: string; authorId: string }
  appointment?: {
    id: string
    legacyId: number
    number: number
    version: number
    name: string
    status: string
    startsAt: string
    endsAt: string
    timeZone: string
    creatorId: string
    cancelledAt: Text
  }
  how?: string
  breach?: {
    id: string
    legacyId: number
    benchmarkId: string
    metricId: string
    scopeKind: keyof typeof scopeTypes
    scopeId: string
    value: number
    target: number
    openedAt: string
    recoveredAt: Text
    recoveredValue: number | null
    outcome: Text
  }
  import?: { type: string; id: string; what: string; name: string; outcome?: string; counts: object; createdById: Text }
  webhook?: { id: string; legacyId: number; name: string; byId: string }
}
