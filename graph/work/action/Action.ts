import { builder } from '../../kernel/builder.ts'
import { onlyNow } from '../../kernel/asOf.ts'
import { namingOpenItems } from './openItems.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Location } from '../../organization/location/Location.ts'
import { loadLocation } from '../../organization/location/visibleLocations.ts'
import { addressKey, addressKeyAbout } from '../../kernel/addressKey.ts'
import { lookedUp } from '../../kernel/asOf.ts'
import { legacy } from '../../kernel/legacy.ts'
import { isUuid, Node, policy, registerNode } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { NamedVehicle } from '../../organization/vehicle/NamedVehicle.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { sameForAll } from '../../kernel/subscription/sameForAll.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { TaskRecord } from '../task/TaskRecord.ts'
import { loadTaskRecord } from '../task/visibleTasks.ts'
import { User } from '../../people/user/User.ts'
import { asOfField } from './AsOf.ts'
import { ActionState, BucketName, TransitionName } from './enums.ts'
import { loadAction } from './readActions.ts'
import { recordKey } from './recordKey.ts'
import { bucketNamed, stateOf, stateTable } from './states.ts'
import { allowedNames, possibilities, noPossibilities } from './possibilities.ts'
import { subjectColumns } from './subject.ts'
import { actionFields } from './fields.ts'
import { shown } from '../../kernel/fields.ts'
import { ActionActual, ActionEscalation, ActionSchedule, ActionSignOff } from './partsOfAction.ts'
import { Possibility } from './Possibility.ts'
import { whereItIs } from './whereItIs.ts'

export const Action = builder.prismaObject('Action', {
  description: 'An action record: one piece of work on the board.',
  interfaces: [Node],
  select: { id: true },
  ...policy('records.see'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The uuid used by legacy clients.', ...legacy() }),
    internalID: t.exposeInt('legacyId', {
      description: 'The numeric id used by legacy clients as Task_Record_ID.',
      ...legacy(),
    }),
    key: t.string({
      description: 'The human-readable key, such as AR-1042.',
      select: { number: true },
      resolve: ({ number }) => recordKey(number),
    }),
    addressKey: t.string({
      description: addressKeyAbout,
      select: { id: true, rootId: true, number: true },
      resolve: (row, _args, context) => addressKey(context.requireViewer(), row, recordKey(row.number)),
    }),
    asOf: t.field(asOfField),
    ...shown(t, actionFields),
    state: t.field({
      type: ActionState,
      description: 'The state of the record; unlike the status number, it distinguishes the meanings of status 6.',
      select: { status: true, disposition: true },
      resolve: ({ status, disposition }) => stateOf(status, disposition),
    }),
    stateName: t.string({
      description: 'The display name of the state.',
      ...sameForAll,
      select: { status: true, disposition: true },
      resolve: ({ status, disposition }, _args, { language }) =>
        stateTable[stateOf(status, disposition)].name.in(language),
    }),
    statusID: t.exposeInt('status', {
      description: 'The number of its status, known as Task_ActiveRecord_Status.',
      ...legacy(),
    }),
    bucket: t.field({
      type: BucketName,
      nullable: true,
      description: 'The bucket the record is in; null if it is complete or withdrawn.',
      select: { bucket: true },
      resolve: ({ bucket }) => bucketNamed(bucket),
    }),
    boardOrder: t.string({
      description: 'The sort key within the bucket, ascending; ties are broken by uuid.',
      select: { boardOrder: true },
      resolve: ({ boardOrder }) => String(boardOrder),
    }),
    isScheduled: t.exposeBoolean('isScheduled', { description: 'Whether the record is scheduled into a slot.' }),
    actionClass: t.field({
      type: ReferenceItem,
      description: 'The action class: how often this kind of work recurs.',
      ...sameForAll,
      select: { actionClassId: true },
      resolve: ({ actionClassId }, _args, { references }) => references.get('ACTION_CLASS', actionClassId),
    }),
    classID: t.exposeInt('actionClassId', { description: 'The numeric id of the action class.', ...legacy() }),
    priority: t.field({
      type: ReferenceItem,
      description: 'The priority.',
      ...sameForAll,
      select: { priorityId: true },
      resolve: ({ priorityId }, _args, { references }) => references.get('SCHEDULE_PRIORITY', priorityId),
    }),
    priorityID: t.exposeInt('priorityId', { description: 'The numeric id of the priority.', ...legacy() }),
    schedule: t.variant(ActionSchedule, { description: 'When it may start and when it is due.' }),
    actual: t.variant(ActionActual, { description: 'When it was worked on, and for how long.' }),
    escalation: t.variant(ActionEscalation, {
      ...sameForAll,
      isNull: (row) => !('escalatedLevel' in row && row.escalatedLevel),
      description: 'To whom it is escalated; null if it is not.',
    }),
    signOff: t.variant(ActionSignOff, {
      isNull: (row) => !('signedOffAt' in row && row.signedOffAt),
      description: 'Who signed it off, and when; null if nobody has.',
    }),
    statusReason: t.exposeString('statusReason', { description: 'The reason for the current status.' }),
    statusAt: t.expose('statusAt', { type: 'DateTime', description: 'When the record entered its current status.' }),
    resumeAt: t.expose('resumeAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a held record is expected to resume.',
    }),
    mandatoryItems: t.exposeInt('mandatoryItems', {
      description: "The number of mandatory items in the record's checklists.",
    }),
    mandatoryOpen: t.exposeInt('mandatoryOpen', {
      description: 'The number of mandatory checklist items not yet answered.',
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
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
      description: 'The task item the record is based on.',
    }),
    taskRecord: t.field({
      type: TaskRecord,
      nullable: true,
      description: 'The task record it was created from; null if none or not visible to the viewer.',
      select: { taskRecordId: true },
      resolve: ({ taskRecordId }, _args, context, info) =>
        taskRecordId ? loadTaskRecord(context, info, taskRecordId) : null,
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description:
        "The location of the work: the record's own, otherwise its task record's, otherwise the first location of its organization.",
      select: { locationId: true, taskRecordId: true, organizationId: true },
      resolve: async (row, _args, context, info) => {
        const id = await whereItIs(context, row)
        return id ? loadLocation(context, info, id) : null
      },
    }),
    vehicle: t.relation('vehicle', {
      type: NamedVehicle,
      nullable: true,
      description: 'The vehicle the work is on; null if none is named.',
    }),
    creator: t.relation('creator', { type: User, description: 'The user who created the record.' }),
    assignee: t.relation('assignee', {
      type: User,
      nullable: true,
      description: 'The user the record is assigned to.',
    }),
    completedBy: t.relation('completedBy', {
      type: User,
      nullable: true,
      description: 'The user who completed the record.',
    }),
    delegator: t.relation('delegator', {
      type: User,
      nullable: true,
      description: 'The user who delegated the record.',
    }),
    delegate: t.relation('delegate', {
      type: User,
      nullable: true,
      description: 'The user who has been asked to take the record.',
    }),
    allowedTransitions: t.field({
      type: [Possibility],
      description: 'All transitions, each with whether the viewer may make it now and, if not, why.',
      select: subjectColumns,
      resolve(row, _args, context) {
        const viewer = context.requireViewer()
        const refusal = context.asOf ? onlyNow : viewer.closingOf(row.rootId)
        return refusal
          ? noPossibilities(viewer, row, context.now, refusal)
          : namingOpenItems(context, row, possibilities(viewer, row, context.now))
      },
    }),
    viewerTransitions: t.field({
      type: [TransitionName],
      description:
        'The transitions the viewer may make now, including completion if only open checklist items prevent it.',
      select: subjectColumns,
      resolve: (row, _args, context) => (context.asOf ? [] : allowedNames(context.requireViewer(), row, context.now)),
    }),
  }),
})

registerNode('Action', (ids, context, info) =>
  Promise.all(
    ids.map(async (id) => {
      const found = lookedUp(id, context)
      return found && isUuid(found.id) ? loadAction(found.context, info, found.id) : null
    }),
  ),
)
