// Tells a board what changed. A subscriber hears of a record if they see it now or saw it before, and is told no more
// than they see.
import { builder } from '../../kernel/builder.ts'
import type { Services } from '../../kernel/context.ts'
import type { ActionEvent, ActionPlace } from '../../kernel/events/eventSource.ts'
import { entryId } from '../../kernel/entryId.ts'
import { globalId } from '../../kernel/node.ts'
import { rootNameFor } from '../../kernel/rootName.ts'
import { subscription } from '../../kernel/subscription/subscription.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { Action } from './Action.ts'
import { BucketName } from './enums.ts'
import { loadAction } from './readActions.ts'
import { recordKey } from './recordKey.ts'
import { bucketNamed } from './states.ts'
import { allowedNames } from './possibilities.ts'
import { subjectColumns, type Subject } from './subject.ts'
import { sees } from './visibleActions.ts'

interface Change {
  /** Undefined where so much changed that the board is to be read again. */
  id?: string
  version: number
  before: ActionPlace | null
  after: ActionPlace | null
}

const Place = builder.objectRef<ActionPlace>('BoardPlace').implement({
  description: 'The position of a record on the board: the values board filters apply to.',
  fields: (t) => ({
    bucket: t.field({
      type: BucketName,
      nullable: true,
      description: 'The bucket; null if the record is complete or withdrawn.',
      resolve: ({ bucket }) => bucketNamed(bucket),
    }),
    organizationPath: t.exposeString('path', {
      description: "The path of the record's organization, as numbers from its root organization down.",
    }),
    organizationId: t.id({
      description: 'The id of the organization.',
      resolve: ({ organizationId }) => globalId('Organization', organizationId),
    }),
    assigneeId: t.id({
      nullable: true,
      description: 'The id of the user to whom the record is assigned; null if there is none.',
      resolve: ({ assigneeId }) => assigneeId && globalId('User', assigneeId),
    }),
    departmentId: t.id({
      nullable: true,
      description: 'The id of the department.',
      resolve: ({ departmentId }) => departmentId && globalId('Department', departmentId),
    }),
    groupId: t.id({
      nullable: true,
      description: 'The id of the group.',
      resolve: ({ groupId }) => groupId && globalId('Group', groupId),
    }),
    actionClassId: t.id({
      description: 'The action class of the record.',
      resolve: ({ classId }) => entryId('ACTION_CLASS', classId),
    }),
    priorityId: t.id({
      description: 'The priority of the record.',
      resolve: ({ priorityId }) => entryId('SCHEDULE_PRIORITY', priorityId),
    }),
    title: t.exposeString('title', { description: 'The work to be done, in a few words.' }),
    key: t.string({
      description: 'The human-readable key, such as AR-1042.',
      resolve: ({ number }) => recordKey(number),
    }),
  }),
})

const BoardChange = builder.objectRef<Change>('BoardChange').implement({
  description: 'A change on the board.',
  fields: (t) => ({
    actionId: t.id({
      nullable: true,
      description: 'The id of the changed record; null if so many changed at once that the board should be reloaded.',
      resolve: ({ id }) => id && globalId('Action', id),
    }),
    version: t.exposeInt('version', { description: 'The version of the record resulting from the change.' }),
    before: t.expose('before', {
      type: Place,
      nullable: true,
      description: 'The position of the record before the change; null if it was not visible to the viewer.',
    }),
    after: t.expose('after', {
      type: Place,
      nullable: true,
      description: 'The position of the record after the change; null if it is no longer visible to the viewer.',
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The record after the change; null if it is no longer visible to the viewer.',
      resolve: ({ id, after }, _args, context, info) => (id && after ? loadAction(context, info, id) : null),
    }),
  }),
})

/** What of an event concerns a viewer; undefined for nothing. */
function changeFor(viewer: Viewer, event: ActionEvent): Change | undefined {
  if (event.many !== undefined)
    return viewer.rootIds.includes(event.many) ? { version: 0, before: null, after: null } : undefined
  const before = event.before && sees(viewer, event.before) ? event.before : null
  const after = sees(viewer, event.after) ? event.after : null
  return before || after ? { id: event.id, version: event.version, before, after } : undefined
}

/** The record as its transitions look at it, whoever it concerns; null where it is gone. */
async function subjectOf({ db }: Services, event: ActionEvent): Promise<Subject | null> {
  return event.many === undefined
    ? db.prisma.action.findUnique({ where: { id: event.id }, select: subjectColumns })
    : null
}

subscription('boardChanged', {
  type: BoardChange,
  description: 'Emitted when a record changes that the viewer can see or could see before the change.',
  policy: 'records.see',
  listen: (events, tell: (event: ActionEvent) => void) => events.on('action', tell),
  isOf: (viewer, event) => changeFor(viewer, event) !== undefined,
  know: async (services, event) => ({ subject: await subjectOf(services, event), now: services.clock.now() }),
  meaning(viewer, event, { subject, now }) {
    const change = changeFor(viewer, event)
    if (!change) return undefined
    const isOfHome = change.after?.rootId === viewer.homeRootId
    const rootName = change.after && rootNameFor(viewer, change.after)
    const steps = subject && change.after ? allowedNames(viewer, subject, now) : []
    return {
      payload: change,
      likeness: [change.before !== null, change.after !== null, isOfHome, rootName, ...steps].join(),
    }
  },
  accountsFor: ['BoardChange.action', 'Action.viewerTransitions', 'Action.addressKey', 'Organization.rootName'],
})
