import { id, instant, int, oneOf, text, through } from '../../kernel/list/conditions.ts'
import { nodeMatching } from '../../kernel/list/matching.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { SeriesStatus } from './SeriesStatus.ts'
import { visibleSeries } from './visibleSeries.ts'

export const seriesList = nodeList('Series', {
  visible: visibleSeries,
  filter: {
    title: through('taskRecord', 'title', text()),
    status: oneOf(SeriesStatus),
    timeZone: text(),
    durationMins: int(),
    taskRecord: id('TaskRecord', '@Id', 'The task record that recurs.'),
    vehicle: nodeMatching('Vehicle', {
      about: 'The vehicle its records name: its own, else that of its task record.',
      holds: (vehicleId) => ({ OR: [{ vehicleId }, { vehicleId: null, taskRecord: { vehicleId } }] }),
      absent: { vehicleId: null, taskRecord: { vehicleId: null } },
    }),
    organization: through('taskRecord', 'organizationId', inOrganization()),
    createdAt: instant('createdAt', 'When it was created.'),
  },
  orders: {
    TITLE: { about: 'By title.', by: (to) => [{ taskRecord: { title: to } }] },
    CREATED: { about: 'By creation time.', by: () => [] },
  },
  search: { about: 'Part of the title.', where: (part) => ({ taskRecord: { title: part } }) },
})
