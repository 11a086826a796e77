// Every list in pages is narrowed by the filter of its nodes and put in order by theirs, and has nothing of its own.
import { isObjectType, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { publicSchema } from '../kernel/publicSchema.ts'
import { connections } from './connections.ts'
import { testSchema } from './world.ts'

const schema = publicSchema(testSchema())

/** Lists without a filter of their own. */
const unfiltered: Record<string, string> = {
  'Action.activity': 'entries of many types, in the one order in which they happened',
  'ActionGrid.rows': 'the grid takes the filter, for its counts too',
  'Bucket.actions': 'the board takes the filter, for its counts too',
  'Dashboard.people': 'the dashboard takes the filter, for its figures too',
  'Grid.entries': 'the board takes the filter',
  'ObservationImport.rows': 'compared with what is known as they are read, and never stored',
  'OpportunityLedger.entries': 'the ledger takes the filter, for its sums too',
  'Planner.lanes': 'the people of one plan',
  'Query.search': 'matches of many types, best first',
}

const below = 'which list it is: what belongs to the organization, or to its part of the tree'

/** Arguments beside those of all lists, each with why it is no condition of a filter. */
const beside: Record<string, { args: string; why: string }> = {
  'Action.activity': { args: 'kinds', why: 'which of the types it has, as no one of them could tell' },
  'ActionGrid.rows': { args: 'startIndex', why: 'a place to begin at, as a cursor is' },
  'ObservationImport.rows': { args: 'kind', why: 'what a row would do is worked out of the file anew, in no column' },
  'Organization.audit': { args: 'includeBelow', why: below },
  'Organization.geofences': { args: 'includeBelow', why: below },
  'Organization.locations': { args: 'includeBelow', why: below },
  'Organization.members': { args: 'includeBelow', why: below },
  'Organization.vehicles': { args: 'includeBelow', why: below },
  'Query.search': { args: 'kinds, perKind, text', why: 'what is looked for, and how much of each kind of it' },
}

const usual = ['first', 'after', 'last', 'before', 'filter', 'orderBy', 'search']

const listed = connections.flatMap(({ name, parent, field, node }) => {
  const type = schema.getType(parent)
  const args = isObjectType(type) ? (type as GraphQLObjectType).getFields()[field]?.args : undefined
  return args ? [{ name, node, args: new Map(args.map((arg) => [arg.name, String(arg.type)])) }] : []
})

test('there are lists', () => expect(listed.length).toBeGreaterThan(40))

test.each(listed)('$name', ({ name, node, args }) => {
  const hasOwn = !(name in unfiltered)
  expect(args.get('filter')).toBe(hasOwn ? `${node}Filter` : undefined)
  if (hasOwn) expect(args.get('orderBy')).toBe(`${node}Order`)
  const own = [...args.keys()].filter((arg) => !usual.includes(arg))
  expect(own.sort().join(', ')).toBe(beside[name]?.args ?? '')
})

test('each exception is still a list', () => {
  const names = listed.map(({ name }) => name)
  expect(Object.keys({ ...unfiltered, ...beside }).filter((name) => !names.includes(name))).toEqual([])
})
