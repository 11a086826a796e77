import { globalId } from '../../../kernel/node.ts'
import { named, text, Unreadable, type Field, type Reader } from '../fields.ts'
import { timeIn } from '../../../kernel/time/timeIn.ts'
import type { Prisma } from '../../../../prisma/__generated__/client/client.ts'
import type { Transaction } from '../../../kernel/mutation.ts'
import type { Call, Change, Intent, Kind, Moves, ReadRow } from '../importedKind.ts'
import { allOf, changesOf, fixedProblems, inputOf, listedValues, valueOf } from '../rowValues.ts'
import { listedIn } from '../../../kernel/fields.ts'
import { actionFields } from '../../../work/action/fields.ts'
import { taskItem, workAndPlace } from './tasks.ts'
import * as t from '../__generated__/messages.ts'
import * as m from './__generated__/messages.ts'

const instant: Reader = (cell, { at }) => {
  const time = timeIn(cell, at?.timeZone)
  if (Number.isNaN(time.getTime())) throw new Unreadable(t.writeTime)
  return valueOf(time, time.toISOString())
}

const fields: readonly Field[] = [
  {
    name: 'key',
    label: m.key,
    description: m.aboutRecordKey,
    aliases: ['Task_Record_ID', 'External_ID', 'Record_ID', 'id'],
    isRequired: true,
    examples: ['WO-1001', 'WO-1002'],
    read: text,
  },
  {
    name: 'title',
    label: m.title,
    description: m.aboutRecordTitle,
    aliases: ['Task_Name', 'Subject', 'Name'],
    examples: ['Replace wiper blades', ''],
    read: text,
  },
  { ...taskItem, input: 'template.taskItemId', examples: ['', 'Pre-trip inspection'] },
  ...workAndPlace,
  {
    name: 'assignee',
    label: m.assignee,
    description: m.aboutRecordAssignee,
    aliases: ['Assigned_User_Name', 'Assigned to'],
    input: 'assigneeId',
    names: 'person',
    examples: [''],
    read: named((cell, { names }) => names.person(cell)),
  },
  {
    name: 'scheduledStart',
    label: m.earliestStart,
    description: m.aboutRecordScheduledStart,
    aliases: ['Scheduled_StartDateTime', 'Start', 'May begin'],
    examples: ['2027-01-04T06:00', ''],
    read: instant,
  },
  {
    name: 'scheduledEnd',
    label: m.due,
    description: m.aboutRecordScheduledEnd,
    aliases: ['Scheduled_EndDateTime', 'End', 'Due date'],
    examples: ['2027-01-04T10:00', ''],
    read: instant,
  },
]

const listed = listedIn(actionFields).map(({ name }) => name)
const movable = new Set([...listed, 'vehicle', 'priority', 'assignee', 'scheduledStart', 'scheduledEnd'])
const fixed = new Set(fields.map(({ name }) => name).filter((name) => !movable.has(name)))

interface There {
  scheduledStart: Date | null
  scheduledEnd: Date | null
}

/** The steps that make of a record what a row says of it. */
function movesOf(
  { scheduledStart, scheduledEnd }: There,
  values: ReadRow['values'],
  changes: readonly Change[],
): Moves['moves'] {
  const moves: Moves['moves'] = []
  const changed = (field: string) => changes.some((change) => change.field === field)
  const given = (field: string) => values.get(field)?.value
  if (changed('priority')) moves.push(['REPRIORITIZE', { priorityId: given('priority') as number }])
  const assigneeId = changed('assignee') ? (given('assignee') as string) : undefined
  if (changed('scheduledStart') || changed('scheduledEnd')) {
    const start = (given('scheduledStart') as Date | undefined) ?? scheduledStart
    const end = (given('scheduledEnd') as Date | undefined) ?? scheduledEnd
    moves.push(['RESCHEDULE', { scheduledStart: start, scheduledEnd: end, assigneeId }])
  } else if (assigneeId) moves.push(['ASSIGN', { assigneeId }])
  const said = Object.fromEntries(listed.filter(changed).map((name) => [name, given(name)]))
  if (changed('vehicle')) said.vehicleId = given('vehicle')
  if (Object.keys(said).length) moves.push(['EDIT', said])
  return moves
}

/** Keeps by which keys records are known again. */
async function keepKeys({ importedRecord }: Transaction, keys: readonly Prisma.ImportedRecordCreateManyInput[]) {
  await importedRecord.createMany({ data: [...keys] })
  return keys.map(() => ({}))
}

export const records: Kind = {
  kind: 'RECORDS',
  label: m.actionRecords,
  description: m.actionRecordsImported,
  keyWords: m.actionRecordsKey,
  fields,
  async intend({ context, home }, rows) {
    const there = await context.db.prisma.importedRecord.findMany({
      where: { rootId: home.rootId, key: { in: rows.map(({ cells }) => cells.get('key') ?? '') } },
      include: {
        action: {
          include: {
            organization: { select: { path: true, legalName: true } },
            taskItem: { select: { name: true } },
            department: { select: { name: true } },
            group: { select: { name: true } },
            assignee: { select: { name: true } },
            vehicle: { select: { unitNumber: true } },
          },
        },
      },
    })
    const known = new Map(there.map((one) => [one.key, one.action]))
    const id = (type: string, uuid: string | null) => uuid && globalId(type, uuid)
    return rows.map(({ at, cells, values }): Intent => {
      const key = cells.get('key') ?? ''
      const own = new Map([...values].filter(([field]) => !['key', 'majorTask', 'organization'].includes(field)))
      const before = known.get(key)
      if (!before) {
        const also: Call['also'] = (writer, { actionId }) =>
          writer.writeDraft({ rootId: home.rootId, key, actionId: String(actionId) }, keepKeys)
        return {
          key,
          isNew: true,
          changes: allOf(values),
          steps: [{ mutation: 'createAction', input: { ...inputOf(fields, own), organizationId: at.globalId }, also }],
        }
      }
      if (!before.organization.path.startsWith(home.path)) {
        return {
          key,
          isNew: false,
          changes: [],
          steps: [],
          problems: [{ field: 'key', message: t.keyElsewhere }],
        }
      }
      const time = (moment: Date | null) => valueOf(moment, moment?.toISOString())
      if (values.has('organization')) own.set('organization', valueOf(at.globalId, at.name))
      const changes = changesOf(own, {
        title: valueOf(before.title),
        organization: valueOf(id('Organization', before.organizationId), before.organization.legalName),
        taskItem: valueOf(id('TaskItem', before.taskItemId), before.taskItem?.name),
        department: valueOf(id('Department', before.departmentId), before.department?.name),
        group: valueOf(id('Group', before.groupId), before.group?.name),
        description: valueOf(before.description),
        class: valueOf(before.actionClassId, context.references.get('ACTION_CLASS', before.actionClassId).name),
        priority: valueOf(before.priorityId, context.references.get('SCHEDULE_PRIORITY', before.priorityId).name),
        serviceTimeMins: valueOf(before.serviceTimeMins),
        requiresSignOff: valueOf(before.requiresSignOff, before.requiresSignOff ? 'yes' : 'no'),
        ...listedValues(actionFields, before),
        location: valueOf(id('Location', before.locationId)),
        vehicle: valueOf(id('Vehicle', before.vehicleId), before.vehicle?.unitNumber),
        assignee: valueOf(id('User', before.assigneeId), before.assignee?.name),
        scheduledStart: time(before.scheduledStart),
        scheduledEnd: time(before.scheduledEnd),
      })
      const moves = movesOf(before, values, changes)
      const steps = moves.length ? [{ actionId: before.id, moves }] : []
      return {
        key,
        isNew: false,
        changes,
        problems: fixedProblems(changes, fixed, { value: t.fixedRecordValue, nothing: t.fixedRecord }),
        steps,
      }
    })
  },
}
