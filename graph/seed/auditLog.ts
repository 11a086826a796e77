import { createHash } from 'node:crypto'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import { hour } from '../kernel/time/milliseconds.ts'

type Row = Record<string, string | number | boolean | null>

interface Change {
  daysAgo: number
  by: string
  at: string
  noun: string
  nounId: string
  before?: Row
  after?: Row
}

const rootName = 'Northway Logistics'
const avery = 'admin@demo.test'
const samira = 'strategic@demo.test'
const id = (...name: string[]) => uuidOf([rootName, ...name].join(' › '))
const rootId = id('organization', rootName)

/** A change of a row: of what was made there is no before, of what was deleted no after. */
const change = (
  daysAgo: number,
  by: string,
  at: string,
  noun: string,
  nounId: string,
  row: Row,
  before?: Row,
  after?: Row,
): Change => ({
  daysAgo,
  by,
  at,
  noun,
  nounId,
  before: before && { ...row, ...before },
  after: after && { ...row, ...after },
})

const organization = (daysAgo: number, by: string, at: string, after: Row): Change => {
  const before = Object.fromEntries(Object.keys(after).map((column) => [column, '']))
  return change(
    daysAgo,
    by,
    at,
    'Organization',
    id('organization', at),
    { id: id('organization', at), legal_name: at },
    before,
    after,
  )
}

const industry = (daysAgo: number, at: string, naics: string): Change => {
  const organizationId = id('organization', at)
  return change(
    daysAgo,
    samira,
    at,
    'IndustryClassification',
    organizationId,
    { organization_id: organizationId, naics },
    undefined,
    { is_primary: false },
  )
}

const membership = (daysAgo: number, email: string, at: string, before: Row, after: Row): Change => {
  const row = { id: id('membership', email), user_id: uuidOf(email), organization_id: id('organization', at) }
  return change(daysAgo, avery, at, 'Membership', row.id, row, before, after)
}

const atRoot = (daysAgo: number, noun: string, row: Row & { id: string }, before?: Row, after?: Row): Change =>
  change(daysAgo, avery, rootName, noun, row.id, row, before, after)

const dispatch = { id: id('department', 'Dispatch'), organization_id: rootId, name: 'Dispatch' }
const loadPlanner = { id: id('role', 'Load planner'), organization_id: rootId, name: 'Load planner' }
const dock = { id: id('group', 'Yard', 'Dock'), department_id: id('department', 'Yard') }
const noor = { id: uuidOf('noor.aziz@demo.test'), email: 'noor.aziz@demo.test' }
const accepting = { root_id: rootId, capability: 'associations.accept', access_level: 'TACTICAL' }

/** What the people of Northway changed over the last weeks. */
const changes: Change[] = [
  organization(39, avery, rootName, { website: 'https://northway.example', contact: 'Avery Morgan, +1 775 555 0100' }),
  organization(38, avery, 'Fleet services', { description: 'Heavy repair and inspections for both divisions.' }),
  industry(34, rootName, '493110'),
  industry(34, rootName, '811111'),
  atRoot(31, 'Department', dispatch, { description: '' }, { description: 'Plans loads and speaks to drivers.' }),
  atRoot(27, 'JobRole', loadPlanner, undefined, { status: 'ACTIVE' }),
  atRoot(24, 'JobRole', loadPlanner, { status: 'ACTIVE' }),
  membership(
    22,
    'femi.adeyemi@demo.test',
    'Western division',
    { access_level: 'SUPERVISION', group_id: null },
    { access_level: 'TRANSACTIONAL', group_id: id('group', 'Safety and compliance', 'Driver files') },
  ),
  atRoot(18, 'Group', dock, { name: 'Docks' }, { name: 'Dock' }),
  organization(15, samira, 'Salt Lake terminal', { contact: 'Caleb Young, dispatch desk' }),
  membership(
    12,
    'wren.tolliver@demo.test',
    'Eastern division',
    { job_role_id: id('role', 'Clerk') },
    { job_role_id: id('role', 'Planner') },
  ),
  change(9, avery, rootName, 'PolicyCell', rootId, accepting, undefined, { reach: 'GROUPS' }),
  change(8, avery, rootName, 'PolicyCell', rootId, accepting, { reach: 'GROUPS' }, { reach: 'DEPARTMENTS' }),
  organization(5, samira, 'Sparks cross-dock', { dba_name: 'Northway Sparks' }),
  organization(3, avery, 'Reno yard', { contact: 'Tobias Rehn, gate 2' }),
  atRoot(1, 'User', noor, { name: 'Noor Azis' }, { name: 'Noor Aziz' }),
]

/** A version 7 uuid of a time that is the same each time: entries are in the order of their ids. */
function uuidAt(time: Date, name: string): string {
  const hex = time.getTime().toString(16).padStart(12, '0')
  const rest = createHash('sha1').update(`opsgraph demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${rest.slice(0, 3)}-a${rest.slice(3, 6)}-${rest.slice(6, 18)}`
}

/** Writes down what was changed in Northway before the demo begins, and leaves it as it was changed to. */
export async function seedAuditLog(tx: Prisma.TransactionClient, now: Date) {
  await tx.policyCell.create({
    data: { rootId, capability: 'associations.accept', accessLevel: 'TACTICAL', reach: 'DEPARTMENTS' },
  })
  await tx.department.updateMany({
    where: { id: dispatch.id, description: '' },
    data: { description: 'Plans loads and speaks to drivers.' },
  })
  const columns = { website: 'website', contact: 'contact', description: 'description', dba_name: 'dbaName' }
  for (const { noun, nounId, after } of changes) {
    if (noun !== 'Organization') continue
    for (const [column, field] of Object.entries(columns)) {
      if (after?.[column]) await tx.organization.updateMany({ where: { id: nounId }, data: { [field]: after[column] } })
    }
  }
  await tx.auditEntry.createMany({
    data: changes.map(({ daysAgo, by, at, ...entry }, i) => {
      const time = new Date(now.getTime() - daysAgo * 24 * hour - ((i * 7) % 9) * hour - i * 61_000)
      const action = entry.before ? (entry.after ? 'UPDATE' : 'DELETE') : 'CREATE'
      return {
        ...entry,
        id: uuidAt(time, `audit ${i}`),
        action,
        at: time,
        rootId,
        organizationId: id('organization', at),
        actorId: uuidOf(by),
      }
    }),
  })
}
