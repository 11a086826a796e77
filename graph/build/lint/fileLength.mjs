// A file has at most 250 lines: past 200 it is split by what it means.
import path from 'node:path'

const longest = 250

/** The files that are longer, by the reason why. */
const exceptions = {
  'A table of data, one row for each legacy path.': ['graph/testing/legacyCalls.ts'],
  'Tests of one noun over one world: each part would make the world again.': [
    'graph/communication/message/message.test.ts',
    'graph/communication/notification/notification.test.ts',
    'graph/integration/export/export.test.ts',
    'graph/integration/import/import.test.ts',
    'graph/integration/import/runs.test.ts',
    'graph/integration/rest/lists.test.ts',
    'graph/integration/rest/organizationRows.test.ts',
    'graph/integration/rest/rest.test.ts',
    'graph/integration/webhook/deliver.test.ts',
    'graph/integration/webhook/webhook.test.ts',
    'graph/kernel/http/frame.test.ts',
    'graph/kernel/recurrence/recurrence.test.ts',
    'graph/organization/classification/classification.test.ts',
    'graph/organization/department/department.test.ts',
    'graph/organization/file/file.test.ts',
    'graph/organization/geofence/geofence.test.ts',
    'graph/organization/grouping/grouping.test.ts',
    'graph/organization/location/location.test.ts',
    'graph/organization/organization/organization.test.ts',
    'graph/people/association/association.test.ts',
    'graph/people/contact/contact.test.ts',
    'graph/people/invitation/invitation.test.ts',
    'graph/people/membership/membership.test.ts',
    'graph/people/rolematrix/rolematrix.test.ts',
    'graph/people/schedule/absences.test.ts',
    'graph/people/schedule/businessTime.test.ts',
    'graph/people/schedule/standingIn.test.ts',
    'graph/people/session/session.test.ts',
    'graph/people/token/doors.test.ts',
    'graph/people/token/tokens.test.ts',
    'graph/people/user/administration.test.ts',
    'graph/performance/benchmark/benchmark.test.ts',
    'graph/performance/benchmark/standing.test.ts',
    'graph/performance/breach/evaluate.test.ts',
    'graph/performance/dashboard/dashboard.test.ts',
    'graph/performance/metric/formula/formula.test.ts',
    'graph/performance/metric/metric.test.ts',
    'graph/performance/observation/import.test.ts',
    'graph/performance/observation/ingest.test.ts',
    'graph/performance/observation/observations.test.ts',
    'graph/performance/observation/periods.test.ts',
    'graph/performance/peer/comparison.test.ts',
    'graph/performance/practice/practice.test.ts',
    'graph/performance/report/report.test.ts',
    'graph/planning/appointment/appointment.test.ts',
    'graph/planning/appointment/work.test.ts',
    'graph/planning/calendar/calendar.test.ts',
    'graph/planning/calendar/feeds.test.ts',
    'graph/planning/planner/planner.test.ts',
    'graph/seed/demo.test.ts',
    'graph/testing/tenancy.test.ts',
    'graph/work/action/board.test.ts',
    'graph/work/action/grid.test.ts',
    'graph/work/action/grids.test.ts',
    'graph/work/action/moves.test.ts',
    'graph/work/checklist/checklist.test.ts',
    'graph/work/delegation/delegation.test.ts',
    'graph/work/escalation/clocks.test.ts',
    'graph/work/procedure/procedure.test.ts',
    'graph/work/routine/edits.test.ts',
    'graph/work/routine/ledger.test.ts',
    'graph/work/task/catalogue.test.ts',
    'graph/work/task/taskRecords.test.ts',
    'graph/work/timestudy/timestudy.test.ts',
    'graph/work/tour/run.test.ts',
    'graph/work/tour/tour.test.ts',
    'graph/workspace/audit/audit.test.ts',
    'graph/workspace/home/quickLaunch.test.ts',
    'graph/workspace/search/search.test.ts',
  ],
  'Tests of one database, which is migrated once for all of them.': ['prisma/functions.test.ts'],
  'Tests of screens of one noun, which share what the mocked graph answers.': [
    'web/people/session/session.test.tsx',
    'web/planning/appointment/appointments.test.tsx',
    'web/work/tour/tours.test.tsx',
  ],
  'Journeys in one browser: each part would sign in again.': ['web/testing/browser/places.test.ts'],
}
const isException = new Set(Object.values(exceptions).flat())

export const fileLength = {
  meta: { type: 'layout', docs: { description: 'A file has at most 250 lines.' } },
  create({ cwd, filename, sourceCode: { lines }, report }) {
    const length = lines.at(-1) === '' ? lines.length - 1 : lines.length
    const isLong = length > longest
    if (isLong === isException.has(path.relative(cwd, filename))) return {}
    const line = isLong ? longest + 1 : 1
    const loc = { start: { line, column: 0 }, end: { line, column: 0 } }
    const message = isLong
      ? `This file has ${length} lines; ${longest} are allowed: split it by what it means.`
      : 'This file is short enough: take it from the exceptions in graph/build/lint/fileLength.mjs.'
    return { Program: () => report({ loc, message }) }
  },
}
