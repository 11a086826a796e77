import { noun } from '../../kernel/noun.ts'
import { exportedColumns } from '../../kernel/fields.ts'
import { itemFields, taskRecordFields } from './fields.ts'
import { place } from '../../kernel/exported.ts'
import { libraryWhere } from '../../kernel/placed.ts'
import { placedOver } from '../../kernel/reach.ts'
import { inLibrary } from '../../kernel/searched.ts'
import * as t from './__generated__/messages.ts'

noun('MajorTask', t.oneMajorTask, t.manyMajorTask, t.theMajorTask, {
  audited: true,
  searched: false,
  exported: {
    description: 'Major tasks.',
    columns: { Number: 'internalID', Name: 'name', Description: 'description', ...place, Active: 'active' },
  },
})

noun('TaskItem', t.oneTaskItem, t.manyTaskItem, t.theTaskItem, {
  audited: {
    labels: {
      major_task_id: t.majorTask,
      objective_id: t.objective,
      transaction_type_id: t.transactionType,
      ttp_type_id: t.ttpType,
      system: t.system,
    },
  },
  searched: {
    ...inLibrary('TASK_ITEM', 'A task item of the task catalog.', 'task_item'),
    heading: 'tasks',
    joins: 'join major_task m on m.id = x.major_task_id',
    reach: (context, parameters) =>
      `m.root_id = any(${parameters.add(libraryWhere(context.requireViewer()).rootId.in)}::uuid[])`,
    organizationId: 'm.organization_id',
    where: 'm.name',
    over: 'not x.active',
  },
  exported: {
    description: 'The task items of the major tasks.',
    columns: {
      Number: 'internalID',
      Name: 'name',
      'Major task': 'majorTask.name',
      Class: 'actionClass.name',
      Priority: 'priority.name',
      Objective: 'objective.name',
      'Service time (min)': 'serviceTimeMins',
      ...exportedColumns(itemFields),
      System: 'system',
      'Sign-off': 'requiresSignOff',
      Active: 'active',
    },
  },
})

noun('TaskRecord', t.oneTaskRecord, t.manyTaskRecord, t.theTaskRecord, {
  audited: { labels: { tour_id: t.tour, title: t.title } },
  searched: {
    ...inLibrary('TASK_RECORD', 'A task record, which is a task item in use in an organization.', 'task_record'),
    key: 'TR-',
    reach: (context, parameters) => placedOver(context.requireViewer(), 'tasks.use', 'x', parameters),
    number: 'x.number',
    title: 'x.title',
  },
  exported: {
    description: 'Task records.',
    columns: {
      Number: 'key',
      Title: 'title',
      Item: 'taskItem.name',
      ...place,
      Class: 'actionClass.name',
      Priority: 'priority.name',
      'Service time (min)': 'serviceTimeMins',
      ...exportedColumns(taskRecordFields),
      Location: 'location.name',
      Vehicle: 'vehicle.unitNumber',
      Assignees: 'assignees.name',
      Status: 'status',
      Created: 'createdAt',
      'Created by': 'creator.name',
    },
  },
})
