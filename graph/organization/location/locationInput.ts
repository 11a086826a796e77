// What a location may be, shared by the mutations that write one.
import { z } from 'zod'
import type { References } from '../../kernel/references.ts'
import { coordinatesRules } from '../../kernel/coordinates.ts'
import { name, say } from '../../kernel/validation.ts'
import { address } from '../address/writeAddress.ts'
import * as t from './__generated__/messages.ts'

export const location = {
  name,
  ...coordinatesRules,
  address,
  typeId: (references: References) =>
    z.number().refine((id) => references.find('LOCATION_TYPE', id)?.active, say(t.chooseType)),
}
