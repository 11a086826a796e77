import { id, instant, oneOf, text } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { TimeStudyStatus } from './TimeStudy.ts'
import { visibleTimeStudies } from './reach.ts'

export const timeStudyList = nodeList('TimeStudy', {
  visible: visibleTimeStudies,
  filter: {
    name: text(),
    status: oneOf(TimeStudyStatus),
    taskItem: id('TaskItem'),
    observer: id('User'),
    observed: id('User'),
    organization: inOrganization(),
    department: id('Department'),
    group: id('Group'),
    createdAt: instant(),
  },
  orders: {
    CREATED: { about: 'By creation time.', by: () => [] },
    NAME: { about: 'By name.', by: (to) => [{ name: to }] },
  },
  usual: ['CREATED', 'DESC'],
  search: {
    about: 'Part of the name of the study or of the task item.',
    where: (part) => ({ OR: [{ name: part }, { taskItem: { name: part } }] }),
  },
})
