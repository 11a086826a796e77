// /Users: the people of a directory.
import SCIMMY from 'scimmy'
import type { DirectoryPerson } from '../../../prisma/__generated__/client/client.ts'
import { ConflictError } from '../../kernel/errors.ts'
import { addPerson } from '../../people/directory/addPerson.ts'
import { changePerson, removePerson } from '../../people/directory/changePerson.ts'
import { tellOfLastAdmin } from '../../people/directory/tellOfLastAdmin.ts'
import { found, type Asked, type Resources } from './resources.ts'
import { listBody, pageOf, shown, wants, type ListAsked } from './list.ts'
import { operationsIn, patchSchema, type Operation } from './patch.ts'
import {
  personOf,
  saidUser,
  understandably,
  userResource,
  userSchema,
  withFlags,
  type GroupOf,
} from './userResource.ts'
import { inTransaction } from '../../people/directory/directory.ts'
import type { Columns } from './filter.ts'

const columns: Columns = {
  id: { kind: 'EXACT', sql: 'r.id::text' },
  externalid: { kind: 'EXACT', sql: 'r.external_id' },
  username: { kind: 'TEXT', sql: 'r.user_name' },
  displayname: { kind: 'TEXT', sql: 'r.display_name' },
  'name.formatted': { kind: 'TEXT', sql: 'r.display_name' },
  'name.givenname': { kind: 'TEXT', sql: 'r.given_name' },
  'name.familyname': { kind: 'TEXT', sql: 'r.family_name' },
  active: { kind: 'FLAG', sql: 'r.is_active' },
  emails: { kind: 'TEXT', sql: 'r.email' },
  'emails.value': { kind: 'TEXT', sql: 'r.email' },
  'emails.type': { kind: 'TEXT', sql: `'work'` },
  'emails.primary': { kind: 'FLAG', sql: 'true' },
  'groups.value': {
    kind: 'EXACT',
    sql: 'exists (select from (select group_id::text as x from directory_group_member where person_id = r.id) g where {})',
  },
  'meta.created': { kind: 'TIME', sql: 'r.created_at' },
  'meta.lastmodified': { kind: 'TIME', sql: 'r.updated_at' },
}
const source = { from: 'directory_person r where r.root_id = $1 and r.deleted_at is null', columns }

async function resourcesOf({ directory, base }: Asked, ids: readonly string[], asked: ListAsked) {
  const { prisma } = directory.services.db
  const people = await prisma.directoryPerson.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: 'asc' } })
  const groups = wants(asked, 'groups') && ids.length ? await groupsOf(directory.services.db, ids) : undefined
  return people.map((person) =>
    shown(
      userResource(
        person,
        groups?.filter((one) => one.personId === person.id),
        base,
      ),
      asked,
    ),
  )
}

const groupsOf = async ({ prisma }: Asked['directory']['services']['db'], ids: readonly string[]) =>
  prisma.$queryRaw<GroupOf[]>`
    select m.person_id as "personId", g.id, g.display_name as "displayName"
    from directory_group_member m join directory_group g on g.id = m.group_id
    where m.person_id = any(${ids}::uuid[]) order by g.display_name`

const named = async ({ directory }: Asked, id: string): Promise<DirectoryPerson> => {
  const { rootId, services } = directory
  return found(id, 'user', (uuid) =>
    services.db.prisma.directoryPerson.findFirst({ where: { id: uuid, rootId, deletedAt: null } }),
  )
}

/** Of a last Admin the refusal is told to the Admins, too. */
async function keepingTheLast<T>({ directory }: Asked, personId: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ConflictError) await tellOfLastAdmin(directory, personId)
    throw error
  }
}

async function one(asked: Asked, id: string) {
  const [resource] = await resourcesOf(asked, [id], asked.list)
  return resource!
}

export const users: Resources = {
  async list(asked) {
    const page = await pageOf(asked.directory.services.db, asked.directory.rootId, source, asked.list)
    return listBody(page, await resourcesOf(asked, page.ids, asked.list))
  },
  read: async (asked, id) => one(asked, (await named(asked, id)).id),
  async create(asked, body) {
    const given = personOf(await saidUser(body))
    const person = await addPerson(asked.directory, given)
    // Nobody is in a group yet.
    return shown(userResource(person, undefined, asked.base), asked.list)
  },
  async replace(asked, id, body) {
    const before = await named(asked, id)
    const given = personOf(await saidUser(body), before)
    await keepingTheLast(
      asked,
      before.id,
      inTransaction(asked.directory, (tx) => changePerson(asked.directory, tx, before, given)),
    )
    return one(asked, before.id)
  },
  async patch(asked, id, body) {
    const before = await named(asked, id)
    const {
      meta: _meta,
      groups: _groups,
      ...was
    } = userResource(before, undefined, asked.base) as Record<string, unknown>
    const after = await patched(was, body)
    if (after) {
      const given = personOf(after, before)
      await keepingTheLast(
        asked,
        before.id,
        inTransaction(asked.directory, (tx) => changePerson(asked.directory, tx, before, given)),
      )
    }
    return one(asked, before.id)
  },
  async remove(asked, id) {
    const before = await named(asked, id)
    await keepingTheLast(
      asked,
      before.id,
      inTransaction(asked.directory, (tx) => removePerson(asked.directory, tx, before)),
    )
  },
}

const corePath = new RegExp(`^${userSchema}:`, 'i')

/** An operation by the path as the library knows it, with `active` as what it is. */
function understood({ op, path: given, value }: Operation) {
  const path = given?.replace(corePath, '')
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const said = isObject
    ? withFlags(value as Record<string, unknown>)
    : path?.toLowerCase() === 'active'
      ? withFlags({ active: value }).active
      : value
  return { op, ...(path && { path }), ...(value !== undefined && { value: said }) }
}

/** What a patch makes of a person; undefined where that is nothing new. */
async function patched(was: object, body: Record<string, unknown>): Promise<object | undefined> {
  const message = { schemas: [patchSchema], Operations: operationsIn(body).map(understood) }
  return understandably(async () => {
    const patch = new SCIMMY.Messages.PatchOp(message as never)
    return patch.apply(new SCIMMY.Schemas.User(was as never) as never)
  })
}
