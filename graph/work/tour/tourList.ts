import { id, int, oneOf, text } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { OrderRule } from './enums.ts'
import { visibleTours } from './visibleTours.ts'

export const tourList = nodeList('Tour', {
  visible: visibleTours,
  filter: {
    name: text(),
    description: text(),
    status: oneOf(ActiveStatus),
    orderRule: oneOf(OrderRule),
    reminderMins: int(),
    organization: inOrganization(),
    department: id('Department'),
    group: id('Group'),
  },
  orders: {
    CREATED: { about: 'By creation time.', by: () => [] },
    NAME: { about: 'By name.', by: (to) => [{ name: to }] },
  },
  usual: ['CREATED', 'DESC'],
  search: { about: 'Search text: a part of the name.', where: (part) => ({ name: part }) },
})
