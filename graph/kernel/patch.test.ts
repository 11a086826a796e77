// Every change of what is there, by its input: null clears what its mutation says, and is refused by name elsewhere.
import { getNamedType, isNonNullType, type GraphQLInputObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { tree } from '../testing/tree.ts'
import { testSchema, World } from '../testing/world.ts'
import { isLegacy } from './legacy.ts'
import type { Clears } from './patch.ts'

const world = await World.make()
const { admin } = await tree(world, { people: { admin: 'ADMIN' } })

const inputOf = (name: string) =>
  getNamedType(testSchema().getMutationType()!.getFields()[name]!.args[0]!.type) as GraphQLInputObjectType

const changes = Object.keys(testSchema().getMutationType()!.getFields()).filter((name) => name.startsWith('update'))

const changed = (name: string) =>
  Object.values(inputOf(name).getFields()).filter(
    (field) => !isNonNullType(field.type) && !isLegacy(field) && !/^(id|version|idempotencyKey)$/.test(field.name),
  )

test('are at least thirty', () => expect(changes.length).toBeGreaterThan(30))

describe.each(changes)('%s', (name) => {
  const { clears } = inputOf(name).extensions as { clears: Clears }

  test('takes null for what it clears, and names what it does not', async () => {
    for (const field of changed(name)) {
      const id = inputOf(name).getFields().id ? { id: 'nobody' } : {}
      const { fields } = await world.mutate(admin, name, { ...id, [field.name]: null }, '__typename')
      const refused = fields?.filter(({ message }) => message.includes('can’t be cleared')).map(({ path }) => path)
      expect([field.name, refused ?? []]).toEqual([field.name, field.name in clears ? [] : [field.name]])
    }
  })
})
