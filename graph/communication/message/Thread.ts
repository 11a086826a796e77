import { Action } from '../../work/action/Action.ts'
import { loadAction } from '../../work/action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { JobRole } from '../../organization/department/JobRole.ts'
import { AccessLevel } from '../../people/membership/AccessLevel.ts'
import { Node, policy } from '../../kernel/node.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { accessLevelNames } from '../../kernel/policy.ts'
import { rootName } from '../../kernel/rootName.ts'
import { Message } from './Message.ts'
import { messageList } from './messageList.ts'
import { mineOf } from './mine.ts'
import { permissionToPost } from './posting.ts'
import { lastMessageOf, messagesOf, saidThen } from './readMessages.ts'
import { holdsRole, responsibleColumns } from './role.ts'
import { peopleOf } from './threadPeople.ts'
import { ThreadPerson } from './ThreadPerson.ts'
import { rightsColumns } from './visibleThreads.ts'

const name = { select: { name: true } } as const

export const Thread = builder.prismaObject('Thread', {
  description: 'A conversation about an action record or a separate subject, with a responsible role.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The numeric id.', ...legacy() }),
    subject: t.exposeString('subject', { description: 'The subject line of the thread.' }),
    rootName: t.field(rootName),
    organizationName: t.string({
      description: 'The name of the organization that the thread belongs to.',
      select: { organization: { select: { legalName: true } } },
      resolve: ({ organization }) => organization.legalName,
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department of the responsible role.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group of the responsible role.' }),
    accessLevel: t.expose('accessLevel', {
      type: AccessLevel,
      nullable: true,
      description: 'The access level responsible for the thread.',
    }),
    jobRole: t.relation('jobRole', {
      type: JobRole,
      nullable: true,
      description: 'The job role responsible for the thread.',
    }),
    responsible: t.string({
      nullable: true,
      description: 'The responsible role in words; null if no role is responsible.',
      select: {
        accessLevel: true,
        jobRole: name,
        department: name,
        group: name,
        organization: { select: { legalName: true } },
      },
      resolve: ({ accessLevel, jobRole, department, group, organization }) => {
        const role = [accessLevel && accessLevelNames[accessLevel], jobRole?.name].filter(Boolean).join(', ')
        return role ? `${role} · ${group?.name ?? department?.name ?? organization.legalName}` : null
      },
    }),
    responsiblePeople: t.field({
      type: [ThreadPerson],
      description: 'The people who currently hold the responsible role, nearest organization first; at most 50.',
      select: { id: true },
      resolve: ({ id }, _args, context) => peopleOf(context, 'holders', id),
    }),
    participants: t.field({
      type: [ThreadPerson],
      description:
        'The participants of the thread: its author, the people added and everyone who has written; at most 50.',
      select: { id: true },
      resolve: ({ id }, _args, context) => peopleOf(context, 'participants', id),
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description:
        'The action record that the thread is about; null if it has none or the record is not visible to the viewer.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
    closedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the thread was closed; null while it is open.',
      select: { closedAt: true },
      resolve: ({ closedAt }, _args, { asOf }) => (closedAt && asOf && closedAt > asOf ? null : closedAt),
    }),
    lastAt: t.field({
      type: 'DateTime',
      description: 'When the last message was sent.',
      select: { id: true, lastAt: true, createdAt: true },
      resolve: async ({ id, lastAt, createdAt }, _args, context) =>
        context.asOf ? ((await saidThen(context, id)).lastAt ?? createdAt) : lastAt,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the thread was started.' }),
    version: t.exposeInt('version', {
      description:
        'A version number that increases with each change; pass it to mutations to detect conflicting changes.',
    }),
    messageCount: t.int({
      description: 'The number of messages in the thread.',
      select: { id: true, messageCount: true },
      resolve: async ({ id, messageCount }, _args, context) =>
        context.asOf ? (await saidThen(context, id)).count : messageCount,
    }),
    lastMessage: t.field({
      type: Message,
      nullable: true,
      description: 'The most recent message.',
      select: { id: true },
      resolve: ({ id }, _args, context, info) => lastMessageOf(context, info, id),
    }),
    messages: t.connection({
      type: Message,
      description: 'The messages of the thread.',
      args: messageList.args(t),
      select: { id: true },
      resolve: ({ id }, args, context, info) => messagesOf(context, info, id, args),
    }),
    unreadCount: t.int({
      description: 'The number of unread messages; always 0 if the thread does not concern the viewer.',
      select: { id: true, messageCount: true, ...responsibleColumns },
      resolve: async ({ id, messageCount, ...responsible }, _args, context) => {
        if (context.asOf) return 0
        const { reader, isParty } = await mineOf(context, id)
        if (reader) return reader.unread
        return isParty || holdsRole(context.requireViewer(), responsible) ? messageCount : 0
      },
    }),
    isMuted: t.boolean({
      description: 'Whether the viewer has muted notifications for the thread.',
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await mineOf(context, id)).reader?.muted ?? false,
    }),
    isMine: t.boolean({
      description: 'Whether the viewer is a participant.',
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await mineOf(context, id)).reader?.takesPart ?? false,
    }),
  }),
})

declarePermissions(
  Thread,
  { ...rightsColumns, closedAt: true },
  {
    post: ['Whether the viewer may write messages in the thread, close it and reopen it.', permissionToPost],
  },
)

builder.prismaObjectField(Action, 'thread', (t) =>
  t.field({
    type: Thread,
    nullable: true,
    description: 'The message thread about the record; null if there are no messages yet.',
    select: { id: true },
    // Whoever sees the record sees its thread.
    resolve: async ({ id: parentId }, _args, context, info) => {
      const [thread] = await loadChildren(context, info, {
        model: 'thread',
        type: 'Thread',
        key: 'actionId',
        parentId,
        orderBy: { legacyId: 'asc' },
        past: { since: 'createdAt' },
      })
      return thread ?? null
    },
  }),
)
