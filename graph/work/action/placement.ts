// What an edit makes of where a record stands and of its class; undefined where nothing is said of it. The history
// tells each by its name.
import { ForbiddenError, NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { requireListed } from '../../kernel/listed.ts'
import { locationIn } from '../../organization/location/visibleLocations.ts'
import { readGroupOfTree } from '../../organization/organization/placeIn.ts'
import type { AnyInput } from './movingMutation.ts'
import { recordPlace } from './subject.ts'
import type { Effect, Moving } from './transition.ts'
import { the } from '../../kernel/noun.ts'

type Given = Promise<Effect | undefined>

export function classGiven({ actionClassId }: AnyInput, { context }: Moving, before: number): Effect | undefined {
  if (actionClassId == null) return undefined
  requireListed(context, { actionClassId })
  if (before === actionClassId) return {}
  const name = (id: number) => context.references.get('ACTION_CLASS', id).name
  return { set: { actionClassId }, changes: { actionClass: [name(before), name(actionClassId)] } }
}

/** Only to where those whose step it is manage records too; the department follows. */
export async function groupGiven({ groupId: named }: AnyInput, { context, by, subject }: Moving): Given {
  if (named === undefined) return undefined
  const { rootId } = subject
  const group = named === null ? null : await readGroupOfTree(context, uuidOf('Group', named), rootId)
  if (named !== null && !group) throw new NotFoundError(the('Group'), 'groupId')
  if ((group?.id ?? null) === subject.groupId) return {}
  const place = { departmentId: group?.departmentId ?? subject.departmentId, groupId: group?.id ?? null }
  for (const viewer of by)
    if (!viewer.commands('records.manage', { ...subject, ...recordPlace(subject), ...place }))
      throw new ForbiddenError(viewer.refusal('records.manage', rootId))
  const before =
    subject.groupId &&
    (await context.db.prisma.group.findUniqueOrThrow({ where: { id: subject.groupId }, select: { name: true } }))
  return { set: place, changes: { group: [before ? before.name : '', group?.name ?? ''] } }
}

export async function locationGiven({ locationId: named }: AnyInput, { context, subject }: Moving): Given {
  if (named === undefined) return undefined
  const { prisma } = context.db
  const { location: before } = await prisma.action.findUniqueOrThrow({
    where: { id: subject.id },
    select: { location: { select: { id: true, name: true } } },
  })
  const locationId = named === null ? null : await locationIn(context, subject.rootId, named)
  if (locationId === (before?.id ?? null)) return {}
  const after =
    locationId && (await prisma.location.findUniqueOrThrow({ where: { id: locationId }, select: { name: true } }))
  return { set: { locationId }, changes: { location: [before?.name ?? '', after ? after.name : ''] } }
}
