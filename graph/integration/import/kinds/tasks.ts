import { groupBy } from '../../../kernel/groupBy.ts'
import { globalId } from '../../../kernel/node.ts'
import { taskRecordFields } from '../../../work/task/fields.ts'
import {
  listed,
  listedFields,
  named,
  status,
  text,
  Unreadable,
  whole,
  yesNo,
  type Field,
  type Reader,
} from '../fields.ts'
import type { Intent, Kind } from '../importedKind.ts'
import { allOf, changesOf, fixedProblems, inputOf, listedValues, valueOf } from '../rowValues.ts'
import { department, group, location, organization, vehicle } from './placement.ts'
import * as t from '../__generated__/messages.ts'
import * as m from './__generated__/messages.ts'

export const taskItem: Field = {
  name: 'taskItem',
  label: m.taskItem,
  description: m.aboutTaskTaskItem,
  aliases: ['Task_Item_Name', 'Task_Item_ID', 'Item'],
  input: 'taskItemId',
  names: 'taskItem',
  examples: ['Pre-trip inspection'],
  read: named((cell, { names, cells }) => names.taskItem(cell, cells.get('majorTask'))),
}

const majorTask: Field = {
  name: 'majorTask',
  label: m.majorTask,
  description: m.aboutTaskMajorTask,
  aliases: ['MajorTask_Name', 'MajorTask_ID'],
  input: '',
  examples: [''],
  read: text,
}

/** What a task and an action record say alike: which work it is, how it is done, and where. */
export const workAndPlace: readonly Field[] = [
  majorTask,
  organization,
  department,
  group,
  {
    name: 'description',
    label: m.description,
    description: m.aboutTaskDescription,
    aliases: ['Details', 'Task_Description'],
    examples: [''],
    read: text,
  },
  {
    name: 'class',
    label: m.actionClass,
    description: m.aboutTaskClass,
    aliases: ['ActionClass_Name', 'ActionClass_ID', 'actionClass'],
    input: 'actionClassId',
    examples: ['Daily', 'Weekly'],
    read: listed('ACTION_CLASS'),
  },
  {
    name: 'priority',
    label: m.priority,
    description: m.aboutTaskPriority,
    aliases: ['Schedule_Priority', 'Schedule_Priority_ID'],
    input: 'priorityId',
    examples: ['Normal', 'High'],
    read: listed('SCHEDULE_PRIORITY'),
  },
  {
    name: 'serviceTimeMins',
    label: m.serviceTime,
    description: m.aboutTaskServiceTimeMins,
    aliases: ['ServiceTime_mins', 'Service time (min)', 'Minutes'],
    examples: ['45', '20'],
    read: whole,
  },
  {
    name: 'requiresSignOff',
    label: m.signOff,
    description: m.aboutTaskRequiresSignOff,
    aliases: ['Requires_Sign_Off'],
    examples: ['no'],
    read: yesNo,
  },
  location,
  vehicle,
  ...listedFields(taskRecordFields, { poNumber: { label: m.poNumber, description: m.aboutPoNumber } }),
]

const peopleIn = (cell: string) =>
  cell
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean)

const people: Reader = (cell, { names }) => {
  const rows = peopleIn(cell).map((name) => {
    const found = names.person(name)
    if ('problem' in found) throw new Unreadable(found.problem)
    return found.row
  })
  return { value: rows.map((row) => row.globalId), shown: rows.map((row) => row.name).join(', ') }
}

const fields: readonly Field[] = [
  {
    name: 'title',
    label: m.taskName,
    description: m.aboutTaskTitle,
    aliases: ['Task_Name', 'Task', 'Name'],
    examples: ['Morning tire check', ''],
    read: text,
  },
  { ...taskItem, isRequired: true, examples: ['Pre-trip inspection', 'Pre-trip inspection'] },
  ...workAndPlace,
  {
    name: 'assignees',
    label: m.assignees,
    description: m.aboutTaskAssignees,
    aliases: ['Assigned_User_Name', 'Assignee', 'Assigned to'],
    input: 'assigneeIds',
    names: 'person',
    examples: [''],
    read: people,
    namesIn: peopleIn,
  },
  {
    name: 'status',
    label: m.status,
    description: m.aboutTaskStatus,
    examples: [''],
    read: status,
  },
]

const fixed = new Set(['taskItem', 'department', 'group'])

export const tasks: Kind = {
  kind: 'TASKS',
  label: m.tasks,
  description: m.tasksImported,
  keyWords: m.tasksKey,
  fields,
  async intend({ context, names }, rows) {
    const titled = rows.map((row) => {
      const item = names.taskItem(row.cells.get('taskItem') ?? '', row.cells.get('majorTask'))
      return { ...row, title: row.cells.get('title') ?? ('row' in item ? item.row.name : '') }
    })
    const there = await context.db.prisma.taskRecord.findMany({
      where: {
        organizationId: { in: [...new Set(rows.map(({ at }) => at.id))] },
        tourId: null,
        title: { in: titled.map(({ title }) => title) },
      },
      include: {
        taskItem: { select: { name: true } },
        department: { select: { name: true } },
        group: { select: { name: true } },
        location: { select: { name: true } },
        vehicle: { select: { unitNumber: true } },
        assignees: { orderBy: { position: 'asc' }, select: { user: { select: { id: true, name: true } } } },
      },
    })
    const known = groupBy(there, (one) => `${one.organizationId} ${one.title}`)
    const id = (type: string, uuid: string | null) => uuid && globalId(type, uuid)
    return titled.map(({ at, values, title }): Intent => {
      const key = `${at.id} ${title}`
      const own = new Map([...values].filter(([field]) => !['organization', 'majorTask', 'title'].includes(field)))
      const all = known.get(key) ?? []
      if (all.length > 1)
        return {
          key,
          isNew: false,
          changes: [],
          steps: [],
          problems: [{ field: 'title', message: t.severalTasks({ name: title }) }],
        }
      const [before] = all
      if (!before) {
        const problems =
          values.get('status')?.value === 'INACTIVE' ? [{ field: 'status', message: t.newTaskActive }] : []
        const input = {
          ...inputOf(fields, new Map([...own].filter(([field]) => field !== 'status'))),
          title,
          organizationId: at.globalId,
        }
        return { key, isNew: true, changes: allOf(values), problems, steps: [{ mutation: 'createTaskRecord', input }] }
      }
      const changes = changesOf(own, {
        taskItem: valueOf(id('TaskItem', before.taskItemId), before.taskItem?.name),
        department: valueOf(id('Department', before.departmentId), before.department?.name),
        group: valueOf(id('Group', before.groupId), before.group?.name),
        description: valueOf(before.description),
        class: valueOf(before.actionClassId, context.references.get('ACTION_CLASS', before.actionClassId).name),
        priority: valueOf(before.priorityId, context.references.get('SCHEDULE_PRIORITY', before.priorityId).name),
        serviceTimeMins: valueOf(before.serviceTimeMins),
        requiresSignOff: valueOf(before.requiresSignOff, before.requiresSignOff ? 'yes' : 'no'),
        ...listedValues(taskRecordFields, before),
        location: valueOf(id('Location', before.locationId), before.location?.name),
        vehicle: valueOf(id('Vehicle', before.vehicleId), before.vehicle?.unitNumber),
        assignees: valueOf(
          before.assignees.map(({ user }) => id('User', user.id)),
          before.assignees.map(({ user }) => user.name).join(', '),
        ),
        status: valueOf(before.status, before.status === 'ACTIVE' ? 'Active' : 'Inactive'),
      })
      const { status: newStatus, ...input } = inputOf(fields, own, new Set(changes.map(({ field }) => field)))
      const seen = { id: globalId('TaskRecord', before.id), version: before.version }
      const edits = Object.keys(input).length ? [{ mutation: 'updateTaskRecord', input: { ...seen, ...input } }] : []
      // An edit before it has counted the version up.
      const moved = { ...seen, version: seen.version + edits.length }
      const moves = newStatus
        ? [{ mutation: newStatus === 'ACTIVE' ? 'restoreTaskRecord' : 'archiveTaskRecord', input: moved }]
        : []
      return {
        key,
        isNew: false,
        changes,
        problems: fixedProblems(changes, fixed, { value: t.fixedTaskValue, nothing: t.fixedTask }),
        steps: [...edits, ...moves],
      }
    })
  },
}
