// The same as hostile.test.ts, for longer than every day has.
import { afterAll, beforeAll, describe, test } from 'vitest'
import { restRows } from '../integration/rest/rows.ts'
import { Hostility, mutationNames } from './hostility.ts'

let hostility: Hostility

beforeAll(async () => {
  hostility = await Hostility.make()
})

afterAll(() => hostility.expectUntouched())

describe('anything thrown for long at', () => {
  test.each(mutationNames)('%s is answered decently', (name) => hostility.attackMutation(name, 500))
  test.each(restRows)('$method $path is answered decently', (row) => hostility.attackRow(row, 500))
})
