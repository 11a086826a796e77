// Which threads somebody sees: those they take part in, those whose responsible role they hold, and of a record
// whatever whoever sees the record.
import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { subjectColumns, recordPlace, type Subject } from '../../work/action/subject.ts'
import { sees, visibleScope } from '../../work/action/visibleActions.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { holdsRole, responsibleColumns, roleWhere, type Responsible } from './role.ts'
import { the } from '../../kernel/noun.ts'

const takenPartIn = (viewer: Viewer): Prisma.ThreadWhereInput => ({
  rootId: { in: viewer.rootIds },
  readers: { some: { userId: viewer.id, takesPart: true } },
})

export const visibleThreads = (viewer: Viewer): Prisma.ThreadWhereInput => ({
  OR: [takenPartIn(viewer), roleWhere(viewer), { action: toWhere(visibleScope(viewer)) }],
})

/** What has something unread, of what concerns the viewer; what is muted says nothing. */
const unread = (viewer: Viewer): Prisma.ThreadWhereInput => ({
  OR: [
    { readers: { some: { userId: viewer.id, unread: { gt: 0 }, muted: false } } },
    {
      messageCount: { gt: 0 },
      readers: { none: { userId: viewer.id } },
      OR: [roleWhere(viewer), { rootId: { in: viewer.rootIds }, action: { parties: { has: viewer.id } } }],
    },
  ],
})

export const boxes = {
  MINE: takenPartIn,
  ROLE: roleWhere,
  UNREAD: unread,
} as const satisfies Record<string, (viewer: Viewer) => Prisma.ThreadWhereInput>

export const { loadWritten, named: findThread } = declareNode(
  'Thread',
  (context) => visibleThreads(context.requireViewer()),
  {
    what: the('Thread'),
    past: {
      select: { createdAt: true },
      settle: ({ createdAt }: { createdAt: Date }, asOf: Date) => createdAt <= asOf,
    },
  },
)

/** What it takes to know who sees a thread. */
export const rightsColumns = {
  id: true,
  ...responsibleColumns,
  action: { select: subjectColumns },
  readers: { where: { takesPart: true }, select: { userId: true } },
} as const satisfies Prisma.ThreadSelect

export interface Rights extends Responsible {
  action: Subject | null
  readers: { userId: string }[]
}

/** Whether the thread is the viewer's by themselves, and not only because they see its record. */
export const isInvolved = (viewer: Viewer, thread: Rights): boolean =>
  (viewer.rootIds.includes(thread.rootId) && thread.readers.some(({ userId }) => userId === viewer.id)) ||
  holdsRole(viewer, thread)

/** The same as visibleThreads, of one row in memory. */
export const seesThread = (viewer: Viewer, thread: Rights): boolean =>
  isInvolved(viewer, thread) || (thread.action !== null && sees(viewer, recordPlace(thread.action)))
