// A stop while it is edited: what its fields hold, and what the graph takes.
import { entryId } from '../../kernel/relay/entryId.ts'
import { vehicleChoice } from '../../organization/vehicle/vehicleChoice.ts'
import { clockOf, typedClock } from './tourTimes.ts'
import * as t from './__generated__/messages.ts'

/** The priority of a stop that has no other. */
export const normal = entryId('SCHEDULE_PRIORITY', 4)

export interface StopDraft {
  /** Tells two apart while they move. */
  key: string
  name: string
  location: { readonly id: string; readonly name: string } | null
  vehicle: { readonly id: string; readonly name: string } | null
  latitude: string
  longitude: string
  opens: string
  closes: string
  serviceMins: string
  pinned: boolean
  priorityId: string
}

export const newStop = (more: Partial<StopDraft> = {}): StopDraft => ({
  key: crypto.randomUUID(),
  name: '',
  location: null,
  vehicle: null,
  latitude: '',
  longitude: '',
  opens: '',
  closes: '',
  serviceMins: '10',
  pinned: false,
  priorityId: normal,
  ...more,
})

interface KeptStop {
  readonly name: string
  readonly location: { readonly id: string; readonly name: string } | null | undefined
  readonly vehicle: { readonly vehicleId: string; readonly unitNumber: string } | null | undefined
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null | undefined
  readonly opensMins: number | null | undefined
  readonly closesMins: number | null | undefined
  readonly serviceMins: number
  readonly pinned: boolean
  readonly priority: { readonly id: string }
}

const clock = (minutes: number | null | undefined) => (minutes == null ? '' : clockOf(Math.min(minutes, 1439)))

/** Read twice they are the same, so that a draft tells what was changed. */
export const draftOf = (
  { name, location, vehicle, coordinates, opensMins, closesMins, serviceMins, pinned, priority }: KeptStop,
  index: number,
): StopDraft =>
  newStop({
    key: `stop-${index}`,
    name,
    location: location ?? null,
    vehicle: vehicleChoice(vehicle),
    latitude: location || !coordinates ? '' : String(coordinates.latitude),
    longitude: location || !coordinates ? '' : String(coordinates.longitude),
    opens: clock(opensMins),
    closes: clock(closesMins),
    serviceMins: String(serviceMins),
    pinned,
    priorityId: priority.id,
  })

const number = (text: string): number | null => (text.trim() === '' ? null : Number(text))

export const inputOf = ({
  name,
  location,
  vehicle,
  latitude,
  longitude,
  opens,
  closes,
  serviceMins,
  pinned,
  priorityId,
}: StopDraft) => ({
  name: name.trim() || location?.name || '',
  locationId: location?.id ?? null,
  vehicleId: vehicle?.id ?? null,
  coordinates: location || !latitude.trim() ? null : { latitude: Number(latitude), longitude: Number(longitude) },
  opensMins: typedClock(opens),
  closesMins: typedClock(closes),
  serviceMins: Math.round(number(serviceMins) ?? 0),
  pinned,
  priorityId,
})

/** What is wrong with it before it is sent, by field. */
export function problemsOf({
  name,
  location,
  latitude,
  longitude,
  opens,
  closes,
  serviceMins,
}: StopDraft): Partial<Record<string, string>> {
  const problems: Partial<Record<string, string>> = {}
  if (!name.trim() && !location) problems.name = t.nameTheStopOrChooseIts
  if (!location && (latitude.trim() === '') !== (longitude.trim() === ''))
    problems.longitude = t.writeBothTheLatitudeAndThe
  if (!location && !isWithin(latitude, 90)) problems.latitude = t.writeDegreesFrom90To90
  if (!location && !isWithin(longitude, 180)) problems.longitude = t.writeDegreesFrom180To180
  if (opens && closes && typedClock(opens)! > typedClock(closes)!) problems.closes = t.nameATimeThatIsNot
  if (!/^\d{1,4}$/.test(serviceMins.trim() || '0')) problems.serviceMins = t.writeWholeMinutes0To9
  return problems
}

const isWithin = (text: string, most: number) => text.trim() === '' || Math.abs(Number(text)) <= most

/** The list with one moved to another position. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_one, i) => i !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}
