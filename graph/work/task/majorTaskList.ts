import { flag, id, text } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { taskItemList } from './taskItemList.ts'
import { visibleMajorTasks } from './visibleTasks.ts'

export const majorTaskList = nodeList('MajorTask', {
  visible: visibleMajorTasks,
  filter: {
    name: text(),
    description: text(),
    active: flag(),
    organization: inOrganization(),
    department: id('Department'),
    group: id('Group'),
    items: taskItemList.some('At least one of its items.'),
  },
  orders: {
    NAME: { about: 'By name.', by: (to) => [{ name: to }] },
    CREATED: { about: 'By creation time.', by: () => [] },
  },
  search: {
    about: 'Part of the name, or of the name of an item.',
    where: (part) => ({ OR: [{ name: part }, { items: { some: { name: part } } }] }),
  },
})
