// The legacy paths of tasks: what goes in comes back, and each failure says its text.
import { expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const base = await world.serve()
const { root: at, admin, spot } = await tree(world, { groups: { spot: {} } })

type Row = Record<string, unknown>

async function call(method: string, path: string, body?: object, person = admin) {
  const headers = { ...(await world.authorization(person)), 'content-type': 'application/json' }
  const response = await fetch(`${base}/api/${path}`, { method, headers, body: body && JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as Row & { row: Row; results: Row[] } & Row[] }
}

const addMajor = (name: string) =>
  call('POST', 'tasks/add_major_task/', { SAAS_Org_UUID: at.id, MajorTask_Name: name, MajorTask_Descrip: 'All of it' })

async function addItem(name: string) {
  const { body } = await addMajor(`Major of ${name}`)
  const majorTask = { connect: { legacyId: body.row.MajorTask_ID as number } }
  return world.prisma.taskItem.create({
    data: { majorTask, name, serviceTimeMins: 25, actionClassId: 2, priorityId: 6, objectiveId: 1 },
  })
}

const none = {
  Task_Record_ID: null,
  Task_Item_ID: null,
  Task_Item_Name: null,
  ActionClass_ID: null,
  Schedule_Priority_ID: null,
  ServiceTime_mins: null,
}

test('a major task goes in and comes back, nulls explicit; the slash does not matter', async () => {
  const { status, body } = await addMajor('Winter')
  expect([status, body]).toEqual([
    200,
    {
      message: 'Major task added',
      row: {
        ...none,
        MajorTask_ID: expect.any(Number),
        MajorTask_Name: 'Winter',
        MajorTask_Descrip: 'All of it',
        MajorTask_UUID: expect.any(String),
        SAAS_Org_UUID: at.id,
        active: true,
        version: 1,
      },
    },
  ])
  expect((await call('GET', 'tasks/get_master_tasks')).body).toContainEqual(body.row)
  expect(await addMajor('Winter')).toMatchObject({
    status: 409,
    body: { message: 'Error in creating the record', detail: 'There is a major task of this name already.' },
  })
})

test('items come with what their records inherit', async () => {
  const { legacyId } = await addItem('Chains')
  expect(
    (await call('GET', 'tasks/get_master_tasks_items')).body.find(({ Task_Item_ID }) => Task_Item_ID === legacyId),
  ).toMatchObject({
    Task_Record_ID: null,
    MajorTask_Name: 'Major of Chains',
    Task_Item_Name: 'Chains',
    ActionClass_ID: 2,
    Schedule_Priority_ID: 6,
    Task_Objective_ID: 1,
    Task_Objective_Name: 'Safety',
    TransactionType_ID: 1,
    TTP_Type_ID: 1,
    ServiceTime_mins: 25,
    SAAS_Org_UUID: at.id,
  })
})

test('a task record goes in with numbers, as its item where nothing is said, and comes back', async () => {
  const item = await addItem('Batteries')
  const group = await world.prisma.group.findUniqueOrThrow({ where: { id: spot.groupId } })
  const location = await world.prisma.location.create({ data: { organizationId: at.id, name: 'Shop', typeId: 5 } })
  const { status, body } = await call('POST', 'tasks/add_new_task_record', {
    SAAS_Org_UUID: at.id.toUpperCase(),
    Task_Item_ID: String(item.legacyId),
    DeptGroup_Id: group.legacyId,
    Org_Location_id: location.legacyId,
    Schedule_Priority_ID: 3,
    PO_Number: ' PO-20418 ',
    user_uuids: [admin.id],
    unknown: 1,
  })
  expect(status).toBe(200)
  expect(body.row).toMatchObject({
    Task_Record_Name: 'Batteries',
    Task_Item_ID: item.legacyId,
    MajorTask_Name: 'Major of Batteries',
    ActionClass_ID: 2,
    Schedule_Priority_ID: 3,
    ServiceTime_mins: 25,
    DeptGroup_Id: group.legacyId,
    Responsible_DeptGroup: group.name,
    Org_Location_id: location.legacyId,
    Org_location_id: location.legacyId,
    PO_Number: 'PO-20418',
    assigned_users: [{ SAAS_PFUser_UUID: admin.id, name: admin.name }],
    active: true,
    version: 1,
  })
  expect((await call('GET', 'tasks/get_task_records')).body).toContainEqual(body.row)
})

test.each([
  [{ Task_Item_ID: undefined }, 422, 'Task_Item_ID: Send a whole number.'],
  [{ Task_Item_ID: 2_147_483_647 }, 404, 'The task item was not found.'],
  [{ SAAS_Org_UUID: 'x' }, 422, 'SAAS_Org_UUID: Send a uuid.'],
  [{ user_uuids: 'x' }, 422, 'user_uuids: Send a list.'],
  [{ DeptGroup_Id: 2_000_000_000 }, 404, 'The group was not found.'],
  [{ Org_Location_id: 2_000_000_000 }, 404, 'The location was not found.'],
  [{ Org_location_id: 2_000_000_000 }, 404, 'The location was not found.'],
  [{ PO_Number: 20418 }, 422, 'PO_Number: Send text.'],
  [{ PO_Number: 'x'.repeat(41) }, 422, 'poNumber: Write at most 40 characters.'],
  [{ ActionClass_ID: 9 }, 422, 'classId: Choose a class of the list.'],
])('add_new_task_record with %o is %i', async (more, status, detail) => {
  const { legacyId } = await addItem(`Item ${Math.random()}`)
  expect(
    await call('POST', 'tasks/add_new_task_record', { SAAS_Org_UUID: at.id, Task_Item_ID: legacyId, ...more }),
  ).toMatchObject({
    status,
    body: { message: 'Error in creating the record', detail },
  })
})

test('tasks go to people, a result a row; where none went, the call has failed', async () => {
  const item = await addItem('Coolant')
  const { body } = await call('POST', 'tasks/add_new_task_record', {
    SAAS_Org_UUID: at.id,
    Task_Item_ID: item.legacyId,
  })
  const number = body.row.Task_Record_ID as number
  const { legacyId } = await world.action(at, admin)
  const answer = await call('POST', 'procedures/assignTasksToUsers', {
    task_record_ids: [number, legacyId, 2_147_483_647],
    user_uuids: [admin.id],
  })
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      message: 'Tasks assigned',
      results: [
        { Task_Record_ID: number, SAAS_PFUser_UUID: admin.id, status: 'assigned' },
        { Task_Record_ID: legacyId, SAAS_PFUser_UUID: admin.id, status: 'assigned' },
        {
          Task_Record_ID: 2_147_483_647,
          SAAS_PFUser_UUID: admin.id,
          status: 'failed',
          error: { message: 'Error in assignTasks', detail: 'The task was not found.', code: 'NOT_FOUND' },
        },
      ],
    },
  ])
  expect(
    await call('POST', 'procedures/assignTasksToUsers', { task_record_ids: [2_147_483_647], user_uuids: [admin.id] }),
  ).toMatchObject({ status: 404, body: { message: 'Error in assignTasks' } })
})

test('a stranger finds nothing here', async () => {
  const { admin: stranger } = await tree(world)
  for (const path of ['get_master_tasks', 'get_master_tasks_items', 'get_task_records'])
    expect((await call('GET', `tasks/${path}`, undefined, stranger)).body).toEqual([])
})
