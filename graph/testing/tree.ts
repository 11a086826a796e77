// An organization of a test's own, with what the test says of it.
import type { OrganizationType } from '../../prisma/__generated__/client/client.ts'
import { accessLevels, type AccessLevel } from '../kernel/policy.ts'
import type { Organization, Person, Rows, Spot } from './rows.ts'

interface Root {
  name?: string
  timeZone?: string
}

interface Below<Name> extends Root {
  type?: OrganizationType
  /** One that is named before; the root unless said otherwise. */
  parent?: Name
}

/** Where somebody works: at the root unless said otherwise, in a group, or in the whole department of one. */
interface Place<Name, Group> {
  at?: Name
  in?: Group
  departmentOf?: Group
}

interface Member<Name, Group> extends Place<Name, Group> {
  level?: AccessLevel
  name?: string
}

interface Parts<Name extends string, Group extends string, Who extends string, Each> {
  root?: Root
  below?: Record<Name, Below<NoInfer<Name>>>
  /** Each in a department of its own. */
  groups?: Record<Group, { name?: string }>
  /** Where to have a person of each access level, as `people`. */
  levels?: Each
  /** An Admin alone unless said otherwise; Transactional where no level is given. */
  people?: Record<Who, AccessLevel | Member<NoInfer<Name>, NoInfer<Group>>>
}

type Tree<Name extends string, Group extends string, Who extends string, Each> = { root: Organization } & Record<
  Name,
  Organization
> &
  Record<Group, Spot> &
  Record<Who, Person> &
  (Each extends object ? { people: Record<AccessLevel, Person> } : unknown)

/** Makes it, from the root down; answers with all that it has by the names that the test gave them. */
export async function tree<
  Name extends string = never,
  Group extends string = never,
  Who extends string = 'admin',
  Each extends Place<NoInfer<Name>, NoInfer<Group>> | undefined = undefined,
>(world: Rows, { root, below, groups, levels, people }: Parts<Name, Group, Who, Each> = {}) {
  const organizations: Record<string, Organization> = { root: await world.organization(root) }
  for (const [name, { parent = 'root', ...more }] of Object.entries<Below<Name>>(below ?? {}))
    organizations[name] = await world.organization({ ...more, parent: organizations[parent] })
  const spots: Record<string, Spot> = {}
  for (const [key, { name }] of Object.entries<{ name?: string }>(groups ?? {}))
    spots[key] = await world.group(organizations.root!, name)
  const spotOf = ({ in: group, departmentOf }: Place<Name, Group>): Partial<Spot> | undefined =>
    departmentOf ? { departmentId: spots[departmentOf]!.departmentId } : group && spots[group]
  const join = ({ level, name, ...place }: Member<Name, Group>) =>
    world.user(organizations[place.at ?? 'root'], level, spotOf(place), name)
  const each: Partial<Record<AccessLevel, Person>> = {}
  if (levels) for (const level of accessLevels) each[level] = await join({ ...levels, level })
  const named: Record<string, Person> = {}
  const members: Record<string, AccessLevel | Member<Name, Group>> = people ?? (levels ? {} : { admin: 'ADMIN' })
  for (const [key, member] of Object.entries(members))
    named[key] = await join(typeof member === 'string' ? { level: member } : member)
  const own = levels ? { people: each, admin: each.ADMIN } : {}
  return { ...own, ...organizations, ...spots, ...named } as unknown as Tree<Name, Group, Who, Each>
}
