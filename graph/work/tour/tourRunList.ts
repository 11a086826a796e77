import { id, instant, ofViewer, oneOf } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { TourRunStatus } from './enums.ts'
import { visibleRuns } from './visibleRuns.ts'

export const tourRunList = nodeList('TourRun', {
  visible: visibleRuns,
  filter: {
    status: oneOf(TourRunStatus),
    tour: id('Tour'),
    assignee: id('User'),
    isMine: ofViewer('assigneeId', 'Whether the run is assigned to the viewer.'),
    plannedStart: instant('plannedStart', 'The planned start of the run.'),
    plannedEnd: instant('plannedEnd', 'The planned end of the run.'),
    actualStart: instant('actualStart', 'When the run was started; null if it was not.'),
    actualEnd: instant('actualEnd', 'When the run was finished or abandoned; null before.'),
    organization: inOrganization(),
  },
  orders: {
    CREATED: { about: 'By creation time.', by: () => [] },
    PLANNED_START: { about: 'By planned start.', by: (to) => [{ plannedStart: to }] },
    ACTUAL_START: { about: 'By start time.', by: (to) => [{ actualStart: to }] },
  },
  usual: ['CREATED', 'DESC'],
})
