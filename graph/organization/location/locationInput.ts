// What a location may be, shared by the mutations that write one.
import { z } from 'zod'
import type { References } from '../../kernel/references.ts'
import { coordinatesRules } from '../../kernel/coordinates.ts'
import { name } from '../../kernel/validation.ts'
import { address } from '../address/writeAddress.ts'

export const location = {
  name,
  ...coordinatesRules,
  address,
  typeId: (references: References) =>
    z.number().refine((id) => references.find('LOCATION_TYPE', id)?.active, 'Choose a type of the list.'),
}
