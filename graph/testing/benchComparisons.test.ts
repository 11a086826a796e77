// What `npm run bench -- lists` compares records with, made without its million: a field of the filter that is added
// has a value there.
import { coerceInputValue, type GraphQLInputType } from 'graphql'
import { expect, test } from 'vitest'
import { withConnection } from '../../prisma/connect.ts'
import { comparisonsOf, type Sample, sampled, sampleSql } from './bench/comparisons.ts'
import { testSchema, World } from './world.ts'

const schema = testSchema()
const world = await World.make()
const filterType = schema.getType('ActionFilter') as GraphQLInputType

/** A value that each field takes, whatever it is compared by. */
const valueOf = (field: string): string | number => {
  if (/(Start|End|At)$/.test(field)) return '2026-01-01T00:00:00Z'
  return ['actionClass', 'priority', 'serviceTimeMins'].includes(field) ? 1 : 'x'
}
const sample = Object.fromEntries(sampled.map((field) => [field, valueOf(field)])) as Sample

test('each field of the filter is compared, by what it takes', () => {
  const comparisons = comparisonsOf(schema, sample)
  const wrong = comparisons.flatMap(({ name, filter }) => {
    const errors: string[] = []
    coerceInputValue(filter, filterType, (_path, _value, error) => errors.push(`${name}: ${error.message}`))
    return errors
  })
  expect(wrong).toEqual([])
  const fields = new Set(comparisons.flatMap(({ filter }) => Object.keys(filter)))
  expect(sampled.filter((field) => !fields.has(field))).toEqual([])
})

test('the record that they are made of is looked up by columns that there are', async () => {
  const { rows } = await withConnection(world.services.db.connection, (client) => client.query(sampleSql, [0]))
  expect(rows.length).toBeLessThan(2)
})
