import type { Db } from '../../kernel/db.ts'
import { hoursOfOrganizations } from '../../people/schedule/organizationHours.ts'
import { dueAt } from './dueAt.ts'
import { targetsOfOrganizations } from './organizationTargets.ts'

interface NewRecord {
  organizationId: string
  priorityId: number
  actionClassId: number
  serviceTimeMins: number
}

/**
 * When a record that is made now is due by the target of its priority; null where it has none. Late, it climbs the
 * ladder as all records do.
 */
export async function dueByTarget(
  db: Db,
  { organizationId, priorityId, actionClassId, serviceTimeMins }: NewRecord,
  now: Date,
): Promise<Date | null> {
  const [hours, targets] = await Promise.all([
    hoursOfOrganizations(db, [organizationId]),
    targetsOfOrganizations(db, [organizationId]),
  ])
  const target = targets.get(organizationId)!(priorityId, 'DONE')
  const { hours: at, fiscalMonth } = hours.get(organizationId)!
  const due = dueAt({
    kind: 'DONE',
    startsAt: now.getTime(),
    pauses: [],
    scheduledEnd: null,
    outlastsSlot: false,
    serviceTimeMins,
    actionClassId,
    target,
    hours: at,
    fiscalMonth,
  })
  return due === null ? null : new Date(due)
}
