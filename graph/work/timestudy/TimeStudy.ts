import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { Permission, permission } from '../../kernel/permission.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { User } from '../../people/user/User.ts'
import { closedReason, mayPublish, mayRecord } from './reach.ts'
import { completeCycles, normalOf, observedOf, standardOf, studyCyclesNeeded, wholeMinutes } from './results.ts'

export const TimeStudyStatus = builder.enumType('TimeStudyStatus', {
  description: 'How far a time study is.',
  values: {
    OPEN: { description: 'It is being timed.' },
    PUBLISHED: { description: 'Its standard time has become the service time.' },
    DISCARDED: { description: 'It was given up.' },
  },
})

const timed = {
  elements: { select: { rating: true, observations: { select: { cycle: true, seconds: true, excluded: true } } } },
} as const

export const nothingTimed = 'Time at least one complete cycle first.'

export const TimeStudy = builder.prismaObject('TimeStudy', {
  description: 'How long a kind of work takes, by the stopwatch.',
  interfaces: [Node],
  select: { id: true },
  ...policy('timeStudies.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number of the study.', ...legacy() }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    status: t.expose('status', { type: TimeStudyStatus, description: 'How far it is.' }),
    allowance: t.exposeFloat('allowance', { description: 'The share of the time that is allowed for rest and delay.' }),
    confidence: t.exposeFloat('confidence', { description: 'z of the wanted confidence.' }),
    precision: t.exposeFloat('precision', { description: 'By which share the mean may be off.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    organization: t.relation('organization', { type: Organization, description: 'Where it was timed.' }),
    department: t.relation('department', { type: Department, nullable: true, description: 'In which department.' }),
    group: t.relation('group', { type: Group, nullable: true, description: 'In which group.' }),
    taskItem: t.relation('taskItem', { type: TaskItem, description: 'The kind of work.' }),
    observed: t.relation('observed', { type: User, nullable: true, description: 'Whose work was timed.' }),
    observer: t.relation('observer', { type: User, description: 'Who timed it.' }),
    completeCycles: t.int({
      description: 'How many cycles have a time that counts for every element.',
      select: timed,
      resolve: ({ elements }) => completeCycles(elements),
    }),
    cyclesNeeded: t.int({
      nullable: true,
      description: 'How many cycles the wanted confidence takes; not known while an element has fewer than two times.',
      select: { ...timed, confidence: true, precision: true },
      resolve: ({ elements, confidence, precision }) => studyCyclesNeeded(elements, { confidence, precision }),
    }),
    observedSecs: t.float({
      nullable: true,
      description: 'The mean time of a cycle in seconds, once every element has a time.',
      select: timed,
      resolve: ({ elements }) => observedOf(elements),
    }),
    normalSecs: t.float({
      nullable: true,
      description: 'That time at the normal pace.',
      select: timed,
      resolve: ({ elements }) => normalOf(elements),
    }),
    standardSecs: t.float({
      nullable: true,
      description: 'The normal time with what is allowed for.',
      select: { ...timed, allowance: true },
      resolve: ({ elements, allowance }) => standardOf(elements, allowance),
    }),
    standardMins: t.int({
      nullable: true,
      description: 'The service time that publishing it sets: the standard time in whole minutes, rounded up.',
      select: { ...timed, allowance: true },
      resolve: ({ elements, allowance }) => {
        const seconds = standardOf(elements, allowance)
        return seconds === null ? null : wholeMinutes(seconds)
      },
    }),
    viewerCanRecord: t.field({
      type: Permission,
      description: 'Whether the viewer may time, change and discard it.',
      select: { ...placementColumns, observerId: true, status: true },
      resolve: (study, _args, context) => {
        const viewer = context.requireViewer()
        return permission(
          viewer,
          'timeStudies.record',
          study.rootId,
          mayRecord(viewer, study),
          closedReason(study.status),
        )
      },
    }),
    viewerCanPublish: t.field({
      type: Permission,
      description: 'Whether the viewer may make its standard time the service time of the work.',
      select: { ...placementColumns, status: true, ...timed },
      resolve: (study, _args, context) => {
        const viewer = context.requireViewer()
        const obstacle = closedReason(study.status) ?? (completeCycles(study.elements) ? undefined : nothingTimed)
        return permission(viewer, 'timeStudies.publish', study.rootId, mayPublish(viewer, study), obstacle)
      },
    }),
  }),
})
