import { oneOf, id, text } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { visibleChecklists } from './visibleChecklists.ts'

export const checklistList = nodeList('Checklist', {
  visible: visibleChecklists,
  filter: {
    name: text(),
    description: text(),
    status: oneOf(ActiveStatus),
    organization: inOrganization(),
    department: id('Department'),
    group: id('Group'),
  },
  orders: {
    NAME: { about: 'By name.', by: (to) => [{ name: to }] },
    CREATED: { about: 'By creation time.', by: () => [] },
  },
  search: { about: 'Search text: a part of the name.', where: (part) => ({ name: part }) },
})
