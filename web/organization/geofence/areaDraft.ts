// The area of a geofence while it is edited: what its fields hold, and the input that they make.
import { degreesText, numberOf } from '../location/placeFields.ts'
import type { FenceArea } from '../../kernel/map/fenceLayer.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import type { Corner } from './Corners.tsx'
import * as t from './__generated__/messages.ts'

/** Where the numbers of a circle stand in the input. */
export const circlePaths = {
  latitude: 'area.circle.center.latitude',
  longitude: 'area.circle.center.longitude',
  radius: 'area.circle.radius',
}

export const draftOf = (area: FenceArea | undefined) => ({
  shape: area?.ring ? 'POLYGON' : 'CIRCLE',
  latitude: degreesText(area?.center?.latitude),
  longitude: degreesText(area?.center?.longitude),
  radius: degreesText(area?.radius),
})

/** The corners of a polygon; three to fill in where there are none. */
export function cornersOf(area: FenceArea | undefined): Corner[] {
  const corners = (area?.ring as [number, number][] | undefined)?.slice(0, -1)
  return (corners?.length ? corners : [null, null, null]).map((corner, i) => ({
    key: i,
    latitude: corner ? String(corner[1]) : '',
    longitude: corner ? String(corner[0]) : '',
  }))
}

/** The area as the fields say it; what is wrong with them goes to `wrong`. */
export function inputOf(draft: ReturnType<typeof draftOf>, corners: readonly Corner[], wrong: Problems) {
  const number = (field: keyof typeof circlePaths) => {
    const value = numberOf(draft[field])
    if (value == null) wrong[circlePaths[field]] = value === null ? t.aCircleNeedsThis : t.writeANumber
    return value ?? 0
  }
  if (draft.shape === 'CIRCLE') {
    const center = { latitude: number('latitude'), longitude: number('longitude') }
    return { circle: { center, radius: number('radius') } }
  }
  const ring = corners.map((corner) => [numberOf(corner.longitude), numberOf(corner.latitude)])
  const bad = ring.findIndex((corner) => corner.some((value) => value == null))
  if (bad >= 0) wrong.ring = t.writeBothNumbersOfCorner({ corner: bad + 1 })
  return { polygon: { ring: [...ring, ring[0]] } }
}
