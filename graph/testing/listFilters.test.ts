// Every list in pages is narrowed by the filter of its nodes and put in order by theirs, and has nothing of its own.
import { isObjectType, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { publicSchema } from '../kernel/publicSchema.ts'
import { connections } from './connections.ts'
import { testSchema } from './world.ts'

const schema = publicSchema(testSchema())

/** Lists without a filter of their own. */
const unfiltered: Record<string, string> = {
  'ActionGrid.rows': 'the grid takes the filter, for its counts too',
  'Bucket.actions': 'the board takes the filter, for its counts too',
  'Dashboard.people': 'the dashboard takes the filter, for its figures too',
  'Grid.entries': 'the board takes the filter',
  'ObservationImport.rows': 'compared with what is known as they are read, and never stored',
  'OpportunityLedger.entries': 'the ledger takes the filter, for its sums too',
  'Planner.lanes': 'the people of one plan',
  'Query.search': 'matches of many types, best first',
}

/** Arguments beside those of all lists. */
const beside: Record<string, string> = {
  'ActionGrid.rows': 'startIndex',
  'ObservationImport.rows': 'kind',
  'Organization.audit': 'includeBelow',
  'Organization.geofences': 'includeBelow',
  'Organization.locations': 'includeBelow',
  'Organization.members': 'includeBelow',
  'Organization.vehicles': 'includeBelow',
  'Planner.lanes': 'search',
  'Query.search': 'kinds, perKind, text',
}

const usual = ['first', 'after', 'last', 'before', 'filter', 'orderBy']

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
  const own = [...args.keys()].filter((arg) => !usual.includes(arg) && !(hasOwn && arg === 'search'))
  expect(own.sort().join(', ')).toBe(beside[name] ?? '')
})

test('each exception is still a list', () => {
  const names = listed.map(({ name }) => name)
  expect(Object.keys({ ...unfiltered, ...beside }).filter((name) => !names.includes(name))).toEqual([])
})
