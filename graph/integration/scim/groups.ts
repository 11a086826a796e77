// /Groups: the groups of a directory and who is in them.
import type { DirectoryGroup } from '../../../prisma/__generated__/client/client.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { addGroup, changeGroup, changeMembers, membersOf, removeGroup } from '../../people/directory/groups.ts'
import { inTransaction } from '../../people/directory/directory.ts'
import type { Columns } from './filter.ts'
import { groupOperations, membersIn, saidGroup } from './groupPatch.ts'
import { listBody, pageOf, shown, wants, type ListAsked } from './list.ts'
import { found, type Asked, type Resources } from './resources.ts'

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

const member =
  'exists (select from (select person_id::text as x from directory_group_member where group_id = r.id) m where {})'
const columns: Columns = {
  id: { kind: 'EXACT', sql: 'r.id::text' },
  externalid: { kind: 'EXACT', sql: 'r.external_id' },
  displayname: { kind: 'TEXT', sql: 'r.display_name' },
  members: { kind: 'EXACT', sql: member },
  'members.value': { kind: 'EXACT', sql: member },
  'meta.created': { kind: 'TIME', sql: 'r.created_at' },
  'meta.lastmodified': { kind: 'TIME', sql: 'r.updated_at' },
}
const source = { from: 'directory_group r where r.root_id = $1', columns }

interface Member {
  groupId: string
  value: string
  display: string
}

async function resourcesOf({ directory, base }: Asked, ids: readonly string[], asked: ListAsked) {
  const { prisma } = directory.services.db
  const groups = await prisma.directoryGroup.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: 'asc' } })
  const members =
    wants(asked, 'members') && ids.length
      ? await prisma.$queryRaw<Member[]>`
          select m.group_id as "groupId", p.id as value, p.display_name as display
          from directory_group_member m join directory_person p on p.id = m.person_id
          where m.group_id = any(${ids}::uuid[]) order by p.id`
      : []
  const byGroup = new Map<string, object[]>()
  for (const { groupId, value, display } of members) {
    const list = byGroup.get(groupId) ?? []
    list.push({ value, $ref: `${base}/Users/${value}`, display, type: 'User' })
    byGroup.set(groupId, list)
  }
  return groups.map(({ id, displayName, externalId, createdAt, updatedAt }) =>
    shown(
      {
        schemas: [groupSchema],
        id,
        ...(externalId !== null && { externalId }),
        displayName,
        ...(byGroup.has(id) && { members: byGroup.get(id) }),
        meta: {
          resourceType: 'Group',
          created: createdAt.toISOString(),
          lastModified: updatedAt.toISOString(),
          location: `${base}/Groups/${id}`,
        },
      },
      asked,
    ),
  )
}

const named = ({ directory: { rootId, services } }: Asked, id: string): Promise<DirectoryGroup> =>
  found(id, 'group', (uuid) => services.db.prisma.directoryGroup.findFirst({ where: { id: uuid, rootId } }))

async function one(asked: Asked, id: string) {
  const [resource] = await resourcesOf(asked, [id], asked.list)
  return resource!
}

/** Makes the members of a group those that are named. */
async function setMembers({ directory }: Asked, tx: Transaction, group: DirectoryGroup, wanted: readonly string[]) {
  const before = await membersOf(tx, group.id)
  const [is, will] = [new Set(before), new Set(wanted)]
  const added = wanted.filter((id) => !is.has(id))
  const removed = before.filter((id) => !will.has(id))
  await changeMembers(directory, tx, group, { added, removed })
}

export const groups: Resources = {
  async list(asked) {
    const page = await pageOf(asked.directory.services.db, asked.directory.rootId, source, asked.list)
    return listBody(page, await resourcesOf(asked, page.ids, asked.list))
  },
  read: async (asked, id) => one(asked, (await named(asked, id)).id),
  async create(asked, body) {
    const given = saidGroup(body)
    const added = membersIn(body.members ?? [])
    const id = await inTransaction(asked.directory, async (tx) => {
      const made = await addGroup(asked.directory, tx, given)
      const group = await tx.directoryGroup.findUniqueOrThrow({ where: { id: made } })
      await changeMembers(asked.directory, tx, group, { added, removed: [] })
      return made
    })
    return one(asked, id)
  },
  async replace(asked, id, body) {
    const before = await named(asked, id)
    const given = saidGroup(body)
    const wanted = membersIn(body.members ?? [])
    await inTransaction(asked.directory, async (tx) => {
      await changeGroup(asked.directory, tx, before, given)
      await setMembers(asked, tx, { ...before, ...given }, wanted)
    })
    return one(asked, before.id)
  },
  async patch(asked, id, body) {
    const before = await named(asked, id)
    const operations = groupOperations(body)
    await inTransaction(asked.directory, async (tx) => {
      let group = before
      for (const { added, removed, members, displayName, externalId } of operations) {
        const given = {
          displayName: displayName ?? group.displayName,
          externalId: externalId === undefined ? group.externalId : externalId,
        }
        await changeGroup(asked.directory, tx, group, given)
        group = { ...group, ...given }
        if (members) await setMembers(asked, tx, group, members)
        if (removed === 'ALL') await setMembers(asked, tx, group, [])
        else if (added || removed)
          await changeMembers(asked.directory, tx, group, { added: added ?? [], removed: removed ?? [] })
      }
    })
    return one(asked, before.id)
  },
  async remove(asked, id) {
    const before = await named(asked, id)
    await inTransaction(asked.directory, (tx) => removeGroup(asked.directory, tx, before))
  },
}
