// What a location may be, shared by the mutations that write one.
import { z } from 'zod'
import type { References } from '../../kernel/references.ts'
import { latitude, longitude, name } from '../../kernel/validation.ts'
import { address } from '../address/writeAddress.ts'

export const location = {
  name,
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  address,
  typeId: (references: References) =>
    z.number().refine((id) => references.find('LOCATION_TYPE', id)?.active, 'Choose a type of the list.'),
}

interface Point {
  latitude?: number | null
  longitude?: number | null
}

/** What is wrong with a point of which one half is missing. */
export function halfPoint({ latitude, longitude }: Point) {
  if ((latitude == null) === (longitude == null)) return []
  const [path, other] = latitude == null ? ['latitude', 'longitude'] : ['longitude', 'latitude']
  return [{ path, message: `Write the ${path} too, or leave out the ${other}.` }]
}
