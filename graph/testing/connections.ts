// Every connection of the graph, and how one asks for it in the demo.
import { isObjectType, type GraphQLObjectType } from 'graphql'
import { globalId } from '../kernel/node.ts'
import { demoOrganization } from '../integration/rest/document/demoIds.ts'
import type { Person } from './rows.ts'
import { testSchema, type World } from './world.ts'

export interface ConnectionField {
  /** Of its parent, as Query.tours. */
  name: string
  parent: string
  field: string
  /** The type of its nodes. */
  node: string
}

export const connections: ConnectionField[] = Object.values(testSchema().getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith('__')
    ? Object.values(type.getFields()).flatMap((field) => {
        const [, node] = /^(\w+)Connection!$/.exec(String(field.type)) ?? []
        return node ? [{ name: `${type.name}.${field.name}`, parent: type.name, field: field.name, node }] : []
      })
    : [],
)

/** The way to a type whose connections are asked of its first rows, and the argument that a field needs. */
const ways: Record<string, string> = {
  Query: 'FIELD',
  Action: 'board { buckets { actions(first: PARENTS) { edges { node { FIELD } } } } }',
  ActionGrid: 'actionGrid { FIELD }',
  Bucket: 'board { buckets { FIELD } }',
  Dashboard: 'dashboard { FIELD }',
  Grid: 'board { grids(names: [LATE, CALENDAR]) { FIELD } }',
  Grouping: 'organizations: organizationTree { groupings { FIELD } }',
  Import: 'organizations: organizationTree { imports(first: PARENTS) { edges { node { FIELD } } } }',
  Metric: 'metrics(first: PARENTS) { edges { node { FIELD } } }',
  OpportunityLedger: 'opportunityLedger { FIELD }',
  Organization: 'organizations(first: PARENTS) { edges { node { FIELD } } }',
  Planner: 'planner { FIELD }',
  Series: 'routines(first: PARENTS) { edges { node { FIELD } } }',
  ServiceAccount: `organization(id: "${globalId('Organization', demoOrganization)}") { serviceAccounts { FIELD } }`,
  Thread: 'threads(first: PARENTS) { edges { node { FIELD } } }',
  Tour: 'tours(first: PARENTS) { edges { node { FIELD } } }',
  Vehicle: 'organizations(first: PARENTS) { edges { node { vehicles(first: 20) { edges { node { FIELD } } } } } }',
  Viewer: 'viewer { FIELD }',
  Webhook: `organization(id: "${globalId('Organization', demoOrganization)}") { webhooks { FIELD } }`,
}
const needed: Record<string, string> = {
  'Query.search': 'text: "reefer", perKind: 100, ',
}

const variables = 'query ($first: Int, $after: Cursor, $last: Int, $before: Cursor)'

interface Parents {
  /** How many on the way, or the one that is meant. */
  parents?: number
  parentId?: string
}

/** A document that asks for a page of it by the variables first, after, last and before, of each of some parents. */
export function documentOf(
  { name, parent, field }: ConnectionField,
  selection: string,
  { parents = 1, parentId }: Parents = {},
): string {
  const page = `${field}(${needed[name] ?? ''}first: $first, after: $after, last: $last, before: $before) { ${selection} }`
  if (parentId) return `${variables} { node(id: ${JSON.stringify(parentId)}) { ... on ${parent} { id ${page} } } }`
  const hasId = 'id' in (testSchema().getType(parent) as GraphQLObjectType).getFields()
  return `${variables} { ${ways[parent]!.replace('PARENTS', String(parents)).replace('FIELD', `${hasId ? 'id ' : ''}${page}`)} }`
}

export interface Page {
  edges: { cursor: string; node: unknown }[]
  nodes: unknown[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
  totalCount: number
  isTotalCountExact: boolean
}

/** The longest page of an answer, and the id of what it is of. */
export function longest(value: unknown, field: string): { page: Page; parentId?: string } | undefined {
  if (value === null || typeof value !== 'object') return undefined
  const { [field]: own, id, ...rest } = value as Record<string, unknown>
  const page = own as Page | undefined
  if (page && 'totalCount' in page) return { page, parentId: id as string | undefined }
  const found = Object.values(own === undefined ? rest : { own, ...rest }).flatMap((one) => longest(one, field) ?? [])
  return found.sort((one, other) => other.page.totalCount - one.page.totalCount)[0]
}

/** The Admin of the demo, signed in. */
export async function demoAdmin(world: World): Promise<Person> {
  const user = await world.prisma.user.findUniqueOrThrow({ where: { email: 'admin@demo.test' } })
  const session = await world.prisma.session.create({ data: { userId: user.id, expiresAt: new Date('2100-01-01') } })
  return { ...user, globalId: globalId('User', user.id), sessionId: session.id }
}
