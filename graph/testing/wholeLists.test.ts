// Every list of nodes that can grow is read in pages. One that is read as a whole tells its limit, or stands here.
import { getNamedType, getNullableType, isListType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { publicSchema } from '../kernel/publicSchema.ts'
import { testSchema } from './world.ts'

/** Lists without a limit in their description, by what bounds them. */
const bounded: Record<string, string[]> = {
  'a fixed set, or a reference list': [
    'Action.viewerPriorities',
    'Board.buckets',
    'Board.grids',
    'Practice.standardSolutions',
    'PracticeBoard.standardSolutions',
    'PracticeFeature.solutions',
    'Query.reference',
    'RecordChoices.priorities',
    'TechnologySolution.features',
    'Toolbar.items',
    'TourIncludes.actionClasses',
    'TourIncludes.priorities',
  ],
  'a tree, or a branch of one, which is read as a whole': [
    'Department.groups',
    'Group.children',
    'Grouping.children',
    'Organization.ancestors',
    'Organization.groupings',
    'Query.organizationRoots',
    'Query.organizationTree',
    'RecordChoices.groups',
  ],
  'parts of one thing, saved with it': [
    'Checklist.items',
    'ContactDefaults.selected',
    'Department.roles',
    'SavedReport.metrics',
    'SopList.selectedSop',
    'TaskItem.checklists',
    'TaskItem.procedures',
    'TaskRecord.assignees',
    'TourRun.stops',
  ],
  'what holds now, or is still to come': [
    'Action.away',
    'Action.supportContacts',
    'Benchmark.openBreaches',
    'Calendar.absences',
    'Invitation.pendingRequests',
    'PersonalSchedule.absences',
    'RecurringAbsence.absences',
    'User.absences',
    'Viewer.calendarFeeds',
    'Viewer.standsInFor',
  ],
  'read in pages by the filter of its nodes, too': [
    'Location.geofences',
    'MajorTask.items',
    'RoleMatrix.people',
    'TaskItem.timeStudies',
    'TaskRecord.series',
    'User.memberships',
  ],
  'what came of one thing, step by step': ['Action.delegations', 'Metric.imports', 'Series.next', 'Sop.published'],
  'one of each of the viewer’s other root organizations': ['Action.sameKey', 'Appointment.sameKey'],
  'where one thing is used': ['Checklist.taskItems', 'Sop.taskItems'],
}

const schema = publicSchema(testSchema())

const whole = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  // Answers to mutations have what was sent; the nodes of a connection are its page.
  .filter(({ name }) => !/(Connection|Success)$/.test(name) && !name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ ...field, name: `${type.name}.${field.name}` })))
  .filter(({ type }) => {
    const node = getNamedType(type)
    const isNode = isObjectType(node) && node.getInterfaces().some(({ name }) => name === 'Node')
    return isNode && isListType(getNullableType(type))
  })

test('a list of nodes that is read as a whole tells its limit, or has another bound', () => {
  const unlimited = whole.filter(({ description }) => !/at most [\d,]+/.test(description ?? ''))
  expect(unlimited.map(({ name }) => name).sort()).toEqual(Object.values(bounded).flat().sort())
  expect(whole.length).toBeGreaterThan(unlimited.length)
})
