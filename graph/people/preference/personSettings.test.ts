// What somebody sets of the product for themselves, and nobody else sees.
import { expect, test } from 'vitest'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { admin, person } = await tree(world, { people: { admin: 'ADMIN', person: {} } })

interface Saved extends MutationResult {
  user: { settings: { theme: string; toastMs: number; version: number } }
}
const save = (input: object) =>
  world.mutate<Saved>(person, 'updateSettings', input, 'user { settings { theme toastMs version } }')
const settings = async (by: Person, of: Person) =>
  (
    await world.ask<{ user: { settings: object | null } }>(
      by,
      'query ($of: ID!) { user(id: $of) { settings { theme toastMs version } } }',
      { of: of.globalId },
    )
  ).user.settings

test('settings are the usual ones until some are set; what is left out stays, another version is a conflict', async () => {
  expect(await settings(person, person)).toEqual({ theme: 'SYSTEM', toastMs: 5_000, version: 0 })
  expect((await save({ theme: 'DARK', version: 0 })).user.settings).toEqual({
    theme: 'DARK',
    toastMs: 5_000,
    version: 1,
  })
  expect((await save({ toastMs: 0, version: 1 })).user.settings).toEqual({ theme: 'DARK', toastMs: 0, version: 2 })
  expect(await save({ theme: 'LIGHT', version: 1 })).toMatchObject({ __typename: 'ConflictError' })
  expect(await settings(person, person)).toMatchObject({ theme: 'DARK' })
})

test('settings are nobody else’s to see', async () => expect(await settings(admin, person)).toBeNull())

test.each([4_999, -1, 2_147_483_647])('a toast of %d ms is refused', async (toastMs) => {
  expect(await save({ toastMs })).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'toastMs' }] })
})
