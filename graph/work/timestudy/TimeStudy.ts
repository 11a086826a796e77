import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permission } from '../../kernel/permission.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { User } from '../../people/user/User.ts'
import { closedReason, mayPublish, mayRecord } from './reach.ts'
import { completeCycles, normalOf, observedOf, standardOf, studyCyclesNeeded, wholeMinutes } from './results.ts'
import * as t from './__generated__/messages.ts'

export const TimeStudyStatus = builder.enumType('TimeStudyStatus', {
  description: 'The status of a time study.',
  values: {
    OPEN: { description: 'The study is in progress.' },
    PUBLISHED: { description: 'The study is published and its standard time was set as the service time.' },
    DISCARDED: { description: 'The study was discarded.' },
  },
})

const timed = {
  elements: { select: { rating: true, observations: { select: { cycle: true, seconds: true, excluded: true } } } },
} as const

export const TimeStudy = builder.prismaObject('TimeStudy', {
  description: 'A stopwatch study of how long a kind of work takes.',
  interfaces: [Node],
  select: { id: true },
  ...policy('timeStudies.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The numeric id of the time study.', ...legacy() }),
    name: t.exposeString('name', { description: 'The display name.' }),
    status: t.expose('status', {
      type: TimeStudyStatus,
      description: 'Whether the study is open, published or discarded.',
    }),
    allowance: t.exposeFloat('allowance', {
      description: 'The share of working time allowed for rest and delays, such as 0.13.',
    }),
    confidence: t.exposeFloat('confidence', {
      description: 'The z-score of the desired confidence level, such as 1.96 for 95 %.',
    }),
    precision: t.exposeFloat('precision', { description: 'The permitted relative error of the mean, such as 0.05.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization in which the work was timed.',
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department in which the work was timed.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group where the work is timed.' }),
    taskItem: t.relation('taskItem', { type: TaskItem, description: 'The task item that was timed.' }),
    observed: t.relation('observed', { type: User, nullable: true, description: 'The user whose work was timed.' }),
    observer: t.relation('observer', { type: User, description: 'The user who recorded the study.' }),
    completeCycles: t.int({
      description: 'The number of cycles with a counted time for every element.',
      select: timed,
      resolve: ({ elements }) => completeCycles(elements),
    }),
    cyclesNeeded: t.int({
      nullable: true,
      description:
        'The number of cycles needed for the desired confidence; null while any element has fewer than two counted times.',
      select: { ...timed, confidence: true, precision: true },
      resolve: ({ elements, confidence, precision }) => studyCyclesNeeded(elements, { confidence, precision }),
    }),
    observedSecs: t.float({
      nullable: true,
      description: 'The mean cycle time in seconds; null until every element has a time.',
      select: timed,
      resolve: ({ elements }) => observedOf(elements),
    }),
    normalSecs: t.float({
      nullable: true,
      description:
        'The normal time in seconds: the mean cycle time adjusted by the ratings; null until every element has a time.',
      select: timed,
      resolve: ({ elements }) => normalOf(elements),
    }),
    standardSecs: t.float({
      nullable: true,
      description:
        'The standard time in seconds: the normal time plus the allowance; null until every element has a time.',
      select: { ...timed, allowance: true },
      resolve: ({ elements, allowance }) => standardOf(elements, allowance),
    }),
    standardMins: t.int({
      nullable: true,
      description:
        'The standard time in whole minutes, rounded up; publishing the study sets it as the service time; null until every element has a time.',
      select: { ...timed, allowance: true },
      resolve: ({ elements, allowance }) => {
        const seconds = standardOf(elements, allowance)
        return seconds === null ? null : wholeMinutes(seconds)
      },
    }),
  }),
})

declarePermissions(
  TimeStudy,
  { ...placementColumns, observerId: true, status: true },
  {
    record: [
      'Whether the viewer may record times in the study, change it and discard it.',
      (viewer, study) =>
        permission(viewer, 'timeStudies.record', study.rootId, mayRecord(viewer, study), closedReason(study.status)),
    ],
  },
)

declarePermissions(
  TimeStudy,
  { ...placementColumns, status: true, ...timed },
  {
    publish: [
      'Whether the viewer may publish the study and so set its standard time as the service time.',
      (viewer, study) => {
        const obstacle = closedReason(study.status) ?? (completeCycles(study.elements) ? undefined : t.nothingTimed)
        return permission(viewer, 'timeStudies.publish', study.rootId, mayPublish(viewer, study), obstacle)
      },
    ],
  },
)
