// Whatever is thrown at a door, the answer is no 500, and nothing of another tenant's.
import { afterAll, beforeAll, describe, test } from 'vitest'
import { restRows } from '../integration/rest/rows.ts'
import { Hostility, mutationNames } from './hostility.ts'

let hostility: Hostility

beforeAll(async () => {
  hostility = await Hostility.make()
})

afterAll(() => hostility.expectUntouched())

describe('anything thrown at', () => {
  test.each(mutationNames)('%s is answered decently', (name) => hostility.attackMutation(name, 15))
  test.each(restRows)('$method $path is answered decently', (row) => hostility.attackRow(row, 15))
})
