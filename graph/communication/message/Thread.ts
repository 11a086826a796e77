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
import { Permission } from '../../kernel/permission.ts'
import { accessLevelNames } from '../../kernel/policy.ts'
import { MessageKind } from './enums.ts'
import { Message } from './Message.ts'
import { mineOf } from './mine.ts'
import { permissionToPost } from './posting.ts'
import { lastMessageOf, messagesOf } from './readMessages.ts'
import { holdsRole, responsibleColumns } from './role.ts'
import { peopleOf } from './threadPeople.ts'
import { ThreadPerson } from './ThreadPerson.ts'
import { rightsColumns } from './visibleThreads.ts'

const name = { select: { name: true } } as const

export const Thread = builder.prismaObject('Thread', {
  description: 'What is said about one thing: a record, or a subject of its own; with the role that is responsible.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'Its number.', ...legacy() }),
    subject: t.exposeString('subject', { description: 'What it is about.' }),
    organizationName: t.string({
      description: 'The organization where it stands.',
      select: { organization: { select: { legalName: true } } },
      resolve: ({ organization }) => organization.legalName,
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department whose role is responsible.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group whose role is responsible.' }),
    accessLevel: t.expose('accessLevel', {
      type: AccessLevel,
      nullable: true,
      description: 'The access level that is responsible there.',
    }),
    jobRole: t.relation('jobRole', {
      type: JobRole,
      nullable: true,
      description: 'The job role that is responsible there.',
    }),
    responsible: t.string({
      nullable: true,
      description: 'Who is responsible, in words; null where no role is.',
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
      description: 'Who holds the responsible role now, the nearest first; at most 50.',
      select: { id: true },
      resolve: ({ id }, _args, context) => peopleOf(context, 'holders', id),
    }),
    participants: t.field({
      type: [ThreadPerson],
      description: 'Who takes part: who began it, was named, or has said something; at most 50.',
      select: { id: true },
      resolve: ({ id }, _args, context) => peopleOf(context, 'participants', id),
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The record it is about, where it is one that the viewer sees.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was closed; null while it is open.',
    }),
    lastAt: t.expose('lastAt', { type: 'DateTime', description: 'When something was last said.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change of it; a change names the version it was made from.',
    }),
    messageCount: t.exposeInt('messageCount', { description: 'How many messages it has.' }),
    lastMessage: t.field({
      type: Message,
      nullable: true,
      description: 'What was said last.',
      select: { id: true },
      resolve: ({ id }, _args, context, info) => lastMessageOf(context, info, id),
    }),
    messages: t.connection({
      type: Message,
      description: 'What was said, latest first.',
      args: { kind: t.arg({ type: MessageKind, description: 'Only what was said so.' }) },
      select: { id: true },
      resolve: ({ id }, args, context, info) => messagesOf(context, info, id, args),
    }),
    unreadCount: t.int({
      description: 'How many messages the viewer has not read; none of what does not concern them.',
      select: { id: true, messageCount: true, ...responsibleColumns },
      resolve: async ({ id, messageCount, ...responsible }, _args, context) => {
        const { reader, isParty } = await mineOf(context, id)
        if (reader) return reader.unread
        return isParty || holdsRole(context.requireViewer(), responsible) ? messageCount : 0
      },
    }),
    isMuted: t.boolean({
      description: 'Whether the viewer is told nothing of it.',
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await mineOf(context, id)).reader?.muted ?? false,
    }),
    isMine: t.boolean({
      description: 'Whether the viewer takes part.',
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await mineOf(context, id)).reader?.takesPart ?? false,
    }),
    viewerCanPost: t.field({
      type: Permission,
      description: 'Whether the viewer may say something in it, close and reopen it.',
      select: { ...rightsColumns, closedAt: true },
      resolve: (thread, _args, context) => permissionToPost(context.requireViewer(), thread),
    }),
  }),
})

builder.prismaObjectField(Action, 'thread', (t) =>
  t.field({
    type: Thread,
    nullable: true,
    description: 'What is said about it; null where nothing was yet.',
    select: { id: true },
    // Whoever sees the record sees its thread.
    resolve: async ({ id: parentId }, _args, context, info) =>
      (
        await loadChildren(context, info, {
          model: 'thread',
          type: 'Thread',
          key: 'actionId',
          parentId,
          orderBy: { legacyId: 'asc' },
        })
      )[0] ?? null,
  }),
)
