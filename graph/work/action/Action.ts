import { builder } from '../../kernel/builder.ts'
import { namingOpenItems } from './openItems.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Location } from '../../organization/location/Location.ts'
import { loadLocation } from '../../organization/location/visibleLocations.ts'
import { AccessLevel } from '../../people/membership/Membership.ts'
import { legacy } from '../../kernel/legacy.ts'
import { isUuid, Node, policy, registerNode } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { sameForAll } from '../../kernel/subscription/sameForAll.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { TaskRecord } from '../task/TaskRecord.ts'
import { loadTaskRecord } from '../task/visibleTasks.ts'
import { User } from '../../people/user/User.ts'
import { ActionState, BucketName, TransitionName } from './enums.ts'
import { loadAction } from './readActions.ts'
import { bucketNamed, stateOf, stateTable } from './states.ts'
import { allowedNames, possibilities } from './possibilities.ts'
import { subjectColumns } from './subject.ts'
import { actionFields } from './fields.ts'
import { shown } from '../../kernel/fields.ts'
import { Possibility } from './Possibility.ts'
import { whereItIs } from './whereItIs.ts'

export const Action = builder.prismaObject('Action', {
  description: 'An action record: one piece of work on the board.',
  interfaces: [Node],
  select: { id: true },
  ...policy('records.see'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The uuid that legacy clients know.', ...legacy() }),
    internalID: t.exposeInt('legacyId', {
      description: 'The number that legacy clients know as Task_Record_ID.',
      ...legacy(),
    }),
    key: t.string({
      description: 'What people call it by, as AR-1042.',
      select: { legacyId: true },
      resolve: ({ legacyId }) => `AR-${legacyId}`,
    }),
    ...shown(t, actionFields),
    state: t.field({
      type: ActionState,
      description: 'Its state: the status, and what status 6 means.',
      select: { status: true, disposition: true },
      resolve: ({ status, disposition }) => stateOf(status, disposition),
    }),
    stateName: t.string({
      description: 'Its state in words.',
      select: { status: true, disposition: true },
      resolve: ({ status, disposition }) => stateTable[stateOf(status, disposition)].name,
    }),
    statusID: t.exposeInt('status', {
      description: 'The number of its status, known as Task_ActiveRecord_Status.',
      ...legacy(),
    }),
    bucket: t.field({
      type: BucketName,
      nullable: true,
      description: 'The bucket it stands in; none when it is complete or withdrawn.',
      select: { bucket: true },
      resolve: ({ bucket }) => bucketNamed(bucket),
    }),
    boardOrder: t.string({
      description: 'Its place within a bucket: what sorts first comes first, ties by uuid.',
      select: { boardOrder: true },
      resolve: ({ boardOrder }) => String(boardOrder),
    }),
    isScheduled: t.exposeBoolean('isScheduled', { description: 'Whether it has a slot of its own.' }),
    actionClass: t.field({
      type: ReferenceItem,
      description: 'How often such work falls due.',
      ...sameForAll,
      select: { classId: true },
      resolve: ({ classId }, _args, { references }) => references.get('ACTION_CLASS', classId),
    }),
    classID: t.exposeInt('classId', { description: 'The number of its action class.' }),
    priority: t.field({
      type: ReferenceItem,
      description: 'How much it presses.',
      ...sameForAll,
      select: { priorityId: true },
      resolve: ({ priorityId }, _args, { references }) => references.get('SCHEDULE_PRIORITY', priorityId),
    }),
    priorityID: t.exposeInt('priorityId', { description: 'The number of its priority.' }),
    scheduledStart: t.expose('scheduledStart', { type: 'DateTime', nullable: true, description: 'When it may begin.' }),
    scheduledEnd: t.expose('scheduledEnd', { type: 'DateTime', nullable: true, description: 'When it is due.' }),
    actualStart: t.expose('actualStart', { type: 'DateTime', nullable: true, description: 'When it began.' }),
    actualEnd: t.expose('actualEnd', { type: 'DateTime', nullable: true, description: 'When it was completed.' }),
    statusReason: t.exposeString('statusReason', { description: 'Why it is where it is.' }),
    statusAt: t.expose('statusAt', { type: 'DateTime', description: 'Since when it is in its status.' }),
    resumeAt: t.expose('resumeAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a held record should go on.',
    }),
    escalatedLevel: t.expose('escalatedLevel', {
      type: AccessLevel,
      nullable: true,
      description: 'The access level it was escalated to.',
    }),
    mandatoryItems: t.exposeInt('mandatoryItems', { description: 'How many mandatory items its checklists have.' }),
    mandatoryOpen: t.exposeInt('mandatoryOpen', { description: 'How many of these wait for an answer.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization responsible for it.',
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department responsible for it.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group responsible for it.' }),
    taskItem: t.relation('taskItem', {
      type: TaskItem,
      nullable: true,
      description: 'The kind of work, from the catalogue.',
    }),
    taskRecord: t.field({
      type: TaskRecord,
      nullable: true,
      description: 'The task record that it was made from, where the viewer sees that.',
      select: { taskRecordId: true },
      resolve: ({ taskRecordId }, _args, context, info) =>
        taskRecordId ? loadTaskRecord(context, info, taskRecordId) : null,
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description:
        "Where it is to be done: its own place, else its task record's, else the first that is its organization's own.",
      select: { locationId: true, taskRecordId: true, organizationId: true },
      resolve: async (row, _args, context, info) => {
        const id = await whereItIs(context, row)
        return id ? loadLocation(context, info, id) : null
      },
    }),
    signedOffBy: t.relation('signedOffBy', { type: User, nullable: true, description: 'Who signed it off.' }),
    signedOffAt: t.expose('signedOffAt', { type: 'DateTime', nullable: true, description: 'When it was signed off.' }),
    creator: t.relation('creator', { type: User, description: 'Who created it.' }),
    assignee: t.relation('assignee', { type: User, nullable: true, description: 'Who does it.' }),
    completedBy: t.relation('completedBy', { type: User, nullable: true, description: 'Who completed it.' }),
    delegator: t.relation('delegator', { type: User, nullable: true, description: 'Who delegated it.' }),
    delegate: t.relation('delegate', { type: User, nullable: true, description: 'Who has been asked to take it.' }),
    escalatedTo: t.relation('escalatedTo', { type: User, nullable: true, description: 'Whom it was escalated to.' }),
    allowedTransitions: t.field({
      type: [Possibility],
      description: 'Every transition, with whether the viewer may make it now, and why not.',
      select: subjectColumns,
      resolve: (row, _args, context) =>
        namingOpenItems(context, row, possibilities(context.requireViewer(), row, context.now)),
    }),
    viewerTransitions: t.field({
      type: [TransitionName],
      description:
        'The transitions that the viewer may make now, and completing where only open items of its checklists stand in the way.',
      select: subjectColumns,
      resolve: (row, _args, context) => allowedNames(context.requireViewer(), row, context.now),
    }),
  }),
})

registerNode('Action', (ids, context, info) =>
  Promise.all(ids.map(async (id) => (isUuid(id) ? loadAction(context, info, id) : null))),
)
