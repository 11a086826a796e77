// The starter set for fleets, in the language of who begins: what somebody would otherwise have made by hand.
import type { Context } from '../../kernel/context.ts'
import type { Text } from '../../kernel/messages/text.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { wallOf } from '../../kernel/time/wallTime.ts'
import { setDepartments } from '../../organization/organization/departmentsOf.ts'
import { seed } from '../../performance/benchmark/benchmarkInput.ts'
import { rowsOf } from '../../work/checklist/itemsInput.ts'
import { addSeries } from '../../work/routine/addSeries.ts'
import { ruleOf } from '../../work/routine/presets.ts'
import { usualItem } from '../../work/task/createTaskItem.ts'
import { addTaskRecords } from '../../work/task/createTaskRecord.ts'
import { noIncludes } from '../../work/tour/TourIncludes.ts'
import { fleetBenchmark, fleetChecklist, fleetDepartments, fleetRoutine, fleetTasks, fleetTour } from './fleetPlan.ts'

interface Root {
  organizationId: string
  jobRoleId: string
}

/** Adds it to a new root; answers with its routine, whose ledger is to be filled. */
export async function addFleetSet(transaction: Transaction, context: Context, root: Root) {
  const say = (text: Text) => text.in(context.language)
  const groups = await addDepartments(transaction, say, root)
  const items = await addTasks(transaction, say, root)
  const itemId = items.get(fleetRoutine.item)!
  await addChecklist(transaction, say, root, itemId)
  await addBenchmark(transaction, say, context, root)
  await addTour(transaction, say, root)
  return addRoutine(transaction, context, root, itemId, groups.get(fleetRoutine.group)!)
}

type Say = (text: Text) => string

async function addDepartments(transaction: Transaction, say: Say, { organizationId }: Root) {
  const groups = new Map<Text, { groupId: string; departmentId: string }>()
  const ids: string[] = []
  for (const { name, groups: names } of fleetDepartments) {
    const { id: departmentId } = await transaction.department.create({ data: { organizationId, name: say(name) } })
    const made = await transaction.group.createManyAndReturn({
      data: names.map((group) => ({ departmentId, name: say(group) })),
    })
    names.forEach((group, i) => groups.set(group, { groupId: made[i]!.id, departmentId }))
    ids.push(departmentId)
  }
  await setDepartments(transaction, organizationId, ids)
  return groups
}

async function addTasks({ majorTask, taskItem }: Transaction, say: Say, { organizationId }: Root) {
  const ids = new Map<Text, string>()
  for (const { name, description, items } of fleetTasks) {
    const { id: majorTaskId } = await majorTask.create({
      data: { organizationId, name: say(name), description: say(description) },
    })
    const made = await taskItem.createManyAndReturn({
      data: items.map((item) => ({
        ...usualItem,
        ...item,
        majorTaskId,
        name: say(item.name),
        description: say(item.description),
      })),
    })
    items.forEach((item, i) => ids.set(item.name, made[i]!.id))
  }
  return ids
}

async function addChecklist(transaction: Transaction, say: Say, { organizationId }: Root, taskItemId: string) {
  const { id: checklistId } = await transaction.checklist.create({
    data: { organizationId, name: say(fleetChecklist.name) },
  })
  const items = fleetChecklist.prompts.map((prompt) => ({
    kind: 'PASS_FAIL' as const,
    prompt: say(prompt),
    mandatory: true,
    minimum: null,
    maximum: null,
  }))
  await transaction.checklistItem.createMany({ data: rowsOf(items, checklistId, 1) })
  await transaction.taskItemChecklist.create({ data: { taskItemId, checklistId, position: 0 } })
}

async function addBenchmark(transaction: Transaction, say: Say, context: Context, { organizationId, jobRoleId }: Root) {
  const { name, metricKey: key } = fleetBenchmark
  const { id: metricId } = await transaction.metric.findUniqueOrThrow({
    where: { organizationId_key: { organizationId, key } },
    select: { id: true },
  })
  await transaction.benchmark.create({
    data: {
      ...seed,
      organizationId,
      jobRoleId,
      metricId,
      name: say(name),
      createdById: context.requireViewer().id,
      createdAt: context.now,
      updatedAt: context.now,
    },
  })
}

async function addTour({ tour }: Transaction, say: Say, { organizationId }: Root) {
  const { name, description, stops, minutesAStop: serviceMins } = fleetTour
  await tour.create({
    data: {
      organizationId,
      name: say(name),
      description: say(description),
      typeId: 1,
      actionClassId: 1,
      includes: { ...noIncludes },
      stops: { create: stops.map((stop, position) => ({ position, name: say(stop), serviceMins })) },
    },
  })
}

/** Its first day is today, so that a record of it is there at once. */
async function addRoutine(
  transaction: Transaction,
  context: Context,
  { organizationId }: Root,
  taskItemId: string,
  place: { departmentId: string; groupId: string },
) {
  const item = await transaction.taskItem.findUniqueOrThrow({ where: { id: taskItemId } })
  const { timeZone } = await transaction.organization.findUniqueOrThrow({ where: { id: organizationId } })
  const { name: title, serviceTimeMins, actionClassId, priorityId } = item
  const { id: creatorId } = context.requireViewer()
  const [record] = await addTaskRecords(transaction, [
    {
      data: {
        ...place,
        organizationId,
        taskItemId,
        title,
        serviceTimeMins,
        actionClassId,
        priorityId,
        creatorId,
        createdAt: context.now,
      },
      assignees: [creatorId],
    },
  ])
  const startsOn = wallOf(context.now, timeZone)
  startsOn.setUTCHours(fleetRoutine.hour, 0, 0, 0)
  const rhythm = { rule: ruleOf('DAILY', startsOn, 1), startsOn, timeZone }
  return addSeries(transaction, context, { taskRecordId: record!.taskRecordId, rhythm, serviceTimeMins })
}
