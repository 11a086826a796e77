import { flag, id, instant, int, oneOf, reference, text, when } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { visibleTaskRecords } from './visibleTasks.ts'

export const taskRecordList = nodeList('TaskRecord', {
  visible: visibleTaskRecords,
  filter: {
    title: text(),
    description: text(),
    status: oneOf(ActiveStatus),
    taskItem: id('TaskItem'),
    organization: inOrganization(),
    department: id('Department'),
    group: id('Group'),
    location: id('Location'),
    vehicle: id('Vehicle', '@Id', 'The vehicle the work is on.'),
    isMine: when('The viewer is one of its assignees.', ({ context }) => ({
      assignees: { some: { userId: context.requireViewer().id } },
    })),
    isUnassigned: when('It has no assignee.', () => ({ assignees: { none: {} } })),
    actionClass: reference('ACTION_CLASS', 'actionClassId'),
    priority: reference('SCHEDULE_PRIORITY'),
    serviceTimeMins: int(),
    requiresSignOff: flag(),
    poNumber: text(),
    creator: id('User'),
    createdAt: instant(),
  },
  orders: {
    TITLE: { about: 'By title.', by: (to) => [{ title: to }] },
    CREATED: { about: 'By creation time.', by: () => [] },
  },
  search: {
    about: 'Part of the title or of the name of the task item.',
    where: (part) => ({ OR: [{ title: part }, { taskItem: { name: part } }] }),
  },
})
