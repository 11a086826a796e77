import type { Instant } from '../../kernel/builder.ts'
import { calendarId } from '../appointment/calendarFile.ts'
import { recordKey } from '../../work/action/recordKey.ts'
import { addressKey } from '../../kernel/addressKey.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { publicLink } from '../../kernel/publicLink.ts'
import type { Settings } from '../../kernel/settings.ts'
import type { IcsEvent } from '../../kernel/ics/ics.ts'

/** What of a record stands in a calendar of another program. */
export const eventColumns = {
  id: true,
  rootId: true,
  number: true,
  version: true,
  updatedAt: true,
  title: true,
  description: true,
  scheduledStart: true,
  scheduledEnd: true,
  organization: { select: { legalName: true, timeZone: true } },
  location: { select: { name: true } },
} as const

export interface EventRow {
  id: string
  rootId: string
  number: number
  version: number
  updatedAt: Instant
  title: string
  description: string
  scheduledStart: Instant | null
  scheduledEnd: Instant | null
  organization: { legalName: string; timeZone: string }
  location: { name: string } | null
}

/** A record as an event, by the clock of its organization; undefined where it has no time. */
export function eventOfRecord(settings: Settings, viewer: Viewer, row: EventRow): IcsEvent | undefined {
  const { scheduledStart, scheduledEnd, organization, location } = row
  const start = scheduledStart ?? scheduledEnd
  if (!start) return undefined
  const key = recordKey(row.number)
  return {
    uid: calendarId(row.id),
    version: row.version,
    changedAt: new Date(row.updatedAt),
    title: scheduledStart ? `${row.title} (${key})` : `Due: ${row.title} (${key})`,
    description: row.description,
    place: location?.name ?? organization.legalName,
    url: linkTo(settings, `/home/record/${addressKey(viewer, row, key)}`),
    start: new Date(start),
    end: scheduledStart && scheduledEnd ? new Date(scheduledEnd) : undefined,
    timeZone: organization.timeZone,
  }
}

/** Another program needs the whole address; where it is not known there is none. */
export const linkTo = (settings: Settings, path: string): string =>
  settings.PUBLIC_URL ? publicLink(settings, path) : ''
