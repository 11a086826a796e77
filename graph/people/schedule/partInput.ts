// The parts of an absence that have a deputy of their own, as inputs name them.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { invalid, NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleGroups } from '../../organization/department/visibleDepartments.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

export const AbsencePartInput = builder.inputType('AbsencePartInput', {
  description: 'A part of an absence with a deputy of its own: some of its time, of its work, or of both.',
  fields: (t) => ({
    deputyId: t.id({ required: true, description: 'The user who stands in for this part.' }),
    startsAt: t.field({ type: 'DateTime', description: 'When the part starts; omit it for the start of the absence.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When the part ends; omit it for the end of the absence.' }),
    organizationId: t.id({
      description:
        'The organization whose work it is, with all below it; omit it for all work, or for that of a group.',
    }),
    groupId: t.id({ description: 'The group whose work it is, with all groups below it; omit it for all work.' }),
  }),
})

export interface Part {
  deputyId: string
  startsAt: Date | null
  endsAt: Date | null
  organizationId: string | null
  groupId: string | null
}

const atMost = 20

/** The parts that an input names, of a tree; undefined where it says nothing of them. */
export async function partsIn(
  context: Context,
  rootId: string,
  given: readonly (typeof AbsencePartInput)['$inferInput'][] | null | undefined,
): Promise<Part[] | undefined> {
  if (!given) return undefined
  if (given.length > atMost) throw invalid('parts', m.nameParts({ most: atMost }))
  const parts = given.map((one, i): Part => {
    const at = (field: string) => `parts.${i}.${field}`
    const { startsAt = null, endsAt = null } = one
    if (one.organizationId && one.groupId) throw invalid(at('groupId'), m.oneOfBoth)
    const organizationId = one.organizationId
      ? uuidOf('Organization', one.organizationId, the('Organization'), at('organizationId'))
      : null
    const groupId = one.groupId ? uuidOf('Group', one.groupId, the('Group'), at('groupId')) : null
    if (!(startsAt ?? endsAt ?? organizationId ?? groupId)) throw invalid(at('deputyId'), m.sayWhichPart)
    return {
      deputyId: uuidOf('User', one.deputyId, the('User'), at('deputyId')),
      startsAt,
      endsAt,
      organizationId,
      groupId,
    }
  })
  await checkPlaces(context, rootId, parts)
  return parts
}

/** Throws where a part names what is not there, or not for the viewer. */
async function checkPlaces(context: Context, rootId: string, parts: readonly Part[]): Promise<void> {
  const named = (field: 'organizationId' | 'groupId') => parts.flatMap((part) => part[field] ?? [])
  const { organization, group } = context.db.prisma
  const [organizations, groups] = [named('organizationId'), named('groupId')]
  const found = new Set(
    [
      organizations.length
        ? await organization.findMany({
            where: { AND: [visibleOrganizations(context), { rootId, id: { in: organizations } }] },
            select: { id: true },
          })
        : [],
      groups.length
        ? await group.findMany({
            where: {
              AND: [visibleGroups(context), { department: { organization: { rootId } }, id: { in: groups } }],
            },
            select: { id: true },
          })
        : [],
    ].flatMap((rows) => rows.map(({ id }) => id)),
  )
  for (const [i, { organizationId, groupId }] of parts.entries()) {
    if (organizationId && !found.has(organizationId))
      throw new NotFoundError(the('Organization'), `parts.${i}.organizationId`)
    if (groupId && !found.has(groupId)) throw new NotFoundError(the('Group'), `parts.${i}.groupId`)
  }
}
