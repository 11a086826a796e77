// A tour while it is edited.
import { entryId } from '../../kernel/relay/entryId.ts'
import { draftOf, inputOf, type StopDraft } from './stopDraft.ts'

interface Named {
  readonly id: string
  readonly name: string
}

export interface TourDraft {
  name: string
  description: string
  typeId: string
  actionClassId: string
  orderRule: 'PROPOSED' | 'FIXED'
  start: Named | null
  end: Named | null
  speedKmh: string
  reminderMins: string
  checklistId: string
  buckets: readonly string[]
  actionClassIds: readonly string[]
  priorityIds: readonly string[]
  stops: readonly StopDraft[]
}

export const emptyTour: TourDraft = {
  name: '',
  description: '',
  typeId: entryId('TOUR_TYPE', 1),
  actionClassId: entryId('ACTION_CLASS', 1),
  orderRule: 'PROPOSED',
  start: null,
  end: null,
  speedKmh: '60',
  reminderMins: '',
  checklistId: '',
  buckets: [],
  actionClassIds: [],
  priorityIds: [],
  stops: [],
}

interface KeptTour {
  readonly name: string
  readonly description: string
  readonly type: { readonly id: string }
  readonly actionClass: { readonly id: string }
  readonly orderRule: string
  readonly startLocation: Named | null | undefined
  readonly endLocation: Named | null | undefined
  readonly speedKmh: number
  readonly reminderMins: number | null | undefined
  readonly checklist: { readonly id: string } | null | undefined
  readonly includes: {
    readonly buckets: readonly string[]
    readonly actionClasses: readonly { readonly id: string }[]
    readonly priorities: readonly { readonly id: string }[]
  }
  readonly stops: readonly Parameters<typeof draftOf>[0][]
}

export const draftOfTour = ({
  name,
  description,
  type,
  actionClass,
  orderRule,
  startLocation,
  endLocation,
  speedKmh,
  reminderMins,
  checklist,
  includes,
  stops,
}: KeptTour): TourDraft => ({
  name,
  description,
  typeId: type.id,
  actionClassId: actionClass.id,
  orderRule: orderRule === 'FIXED' ? 'FIXED' : 'PROPOSED',
  start: startLocation ?? null,
  end: endLocation ?? null,
  speedKmh: String(speedKmh),
  reminderMins: reminderMins == null ? '' : String(reminderMins),
  checklistId: checklist?.id ?? '',
  buckets: includes.buckets,
  actionClassIds: includes.actionClasses.map(({ id }) => id),
  priorityIds: includes.priorities.map(({ id }) => id),
  stops: stops.map(draftOf),
})

export const inputOfTour = ({
  start,
  end,
  speedKmh,
  reminderMins,
  checklistId,
  buckets,
  actionClassIds,
  priorityIds,
  stops,
  ...said
}: TourDraft) => ({
  ...said,
  startLocationId: start?.id ?? null,
  endLocationId: end?.id ?? null,
  speedKmh: Math.round(Number(speedKmh)) || 0,
  reminderMins: reminderMins.trim() === '' ? null : Math.round(Number(reminderMins)) || 0,
  checklistId: checklistId || null,
  includes: buckets.length ? { buckets: buckets as never[], actionClassIds, priorityIds } : null,
  stops: stops.map(inputOf),
})
