import { flag, id, int, reference, text, through, when } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { visibleTaskItems } from './visibleTasks.ts'

export const taskItemList = nodeList('TaskItem', {
  visible: visibleTaskItems,
  filter: {
    name: text(),
    description: text(),
    active: flag(),
    isInUse: when('In use, as its major task is.', () => ({ active: true, majorTask: { active: true } })),
    majorTask: id('MajorTask'),
    organization: through('majorTask', 'organizationId', {
      ...inOrganization(),
      about: 'The organization that keeps its major task.',
    }),
    actionClass: reference('ACTION_CLASS', 'actionClassId'),
    priority: reference('SCHEDULE_PRIORITY'),
    objective: reference('TASK_OBJECTIVE'),
    transactionType: reference('TRANSACTION_TYPE'),
    ttpType: reference('TTP_TYPE'),
    serviceTimeMins: int(),
    requiresSignOff: flag(),
    poNumber: text(),
    system: text(),
  },
  orders: {
    NAME: { about: 'By name.', by: (to) => [{ name: to }] },
    MAJOR_TASK: {
      about: 'By the name of its major task, then by its own.',
      by: (to) => [{ majorTask: { name: to } }, { name: to }],
    },
    SERVICE_TIME: { about: 'By how long it should take.', by: (to) => [{ serviceTimeMins: to }] },
    CREATED: { about: 'By creation time.', by: () => [] },
  },
  search: {
    about: 'Part of the name, or of the name of its major task.',
    where: (part) => ({ OR: [{ name: part }, { majorTask: { name: part } }] }),
  },
})
