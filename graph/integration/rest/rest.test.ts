// The legacy door, as a legacy client finds it.
import { beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts.ts'
import { Contract } from '../../testing/contract.ts'
import { ownDemo } from '../../testing/demo.ts'
import { testSchema, type World } from '../../testing/world.ts'
import { restRows } from './rows.ts'
import { restDoor, type RestRow } from './rest.ts'

let world: World
let base: string
const tokens: Record<
  string,
  { token: string; refresh_token: string; SAAS_PFUser_UUID: string; user_id: number; user: { orgId: string } }
> = {}
const accounts = demoAccounts.list.map(({ email }) => email)

beforeAll(async () => {
  world = await ownDemo('rest_demo')
  base = await world.serve()
  for (const email of accounts) {
    const response = await call('POST', '/api/auth/login', { body: { email, password: demoAccounts.password } })
    tokens[email] = response.body as never
  }
})

interface CallOptions {
  as?: string
  body?: unknown
}

async function call(method: string, path: string, { as, body }: CallOptions = {}) {
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(as && { authorization: `Bearer ${tokens[as]?.token ?? as}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, never> & Record<string, never>[],
  }
}

const admin = 'admin@demo.test'
const stranger = 'admin@other.test'

describe('every path', () => {
  const door = restDoor(testSchema(), restRows)
  const of = ({ path }: RestRow) => path.replace('{id}', '1')

  test.each(restRows)('$method $path is there with its trailing slash too', (row) => {
    for (const path of [of(row), `${of(row)}/`])
      expect(door.find(row.method, path).row).toMatchObject({ method: row.method, path: row.path })
  })

  test.each(restRows)('$method $path with another method is 405', (row) => {
    const methods = restRows.filter(({ path }) => path === row.path).map(({ method }) => method)
    const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
    const other = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].find((one) => !allowed.includes(one as never))!
    expect(() => door.find(other, of(row))).toThrow(
      expect.objectContaining({ status: 405, headers: { allow: allowed.join(', ') } }) as Error,
    )
  })

  test('says so over the port', async () => {
    expect((await call('GET', '/api/views/users/?limit=1', { as: admin })).status).toBe(200)
    const { status, headers, body } = await call('POST', '/api/views/users', { as: admin, body: {} })
    expect([status, headers.get('allow'), body.code]).toEqual([405, 'GET, HEAD, OPTIONS', 'METHOD'])
  })
})

describe('sign-in', () => {
  test.each(accounts)('%s signs in', (email) =>
    expect(tokens[email]).toMatchObject({ user_id: expect.any(Number), SAAS_PFUser_UUID: expect.any(String) }),
  )

  test('tells who one is, and never a login token', () => {
    expect((tokens['tactical@demo.test'] as never as { user: object }).user).toMatchObject({
      name: 'Theo Lindqvist',
      department: 'Maintenance',
      role: 'Manager',
      orgName: 'Western division',
      status: 'Active',
      loggedIn: true,
      loginToken: null,
    })
  })

  test('with a wrong password is 401', async () => {
    const { status, body } = await call('POST', '/api/auth/login', { body: { email: admin, password: 'wrong' } })
    expect([status, body]).toEqual([
      401,
      { message: 'Email or password is wrong.', detail: 'Email or password is wrong.', code: 'SIGN_IN' },
    ])
  })

  test('a refresh without rotation keeps the token; with it gives another', async () => {
    const login = await call('POST', '/api/auth/login', {
      body: { username: 'supervision@demo.test', password: demoAccounts.password },
    })
    const { refresh_token: refreshToken } = login.body as unknown as { refresh_token: string }
    const plain = await call('POST', '/api/auth/refresh', { body: { refreshToken } })
    expect(Object.keys(plain.body)).toEqual(['access_token'])
    const rotated = await call('POST', '/api/auth/refresh', { body: { refreshToken, rotate: true } })
    expect(Object.keys(rotated.body)).toEqual(['access_token', 'refresh_token'])
    expect((await call('POST', '/api/auth/refresh', { body: { refreshToken: 'x' } })).status).toBe(401)
  })

  test('a known email is 409, with the text of the specification', async () => {
    const { status, body } = await call('POST', '/api/procedures/save_user', {
      body: { email: admin, name: 'X', password: 'a decent Password 1' },
    })
    expect([status, body]).toEqual([
      409,
      { message: 'Signup failed', detail: 'An account with this email exists already.', code: 'ALREADY_EXISTS' },
    ])
  })

  test('a role or an organization in a signup is ignored', async () => {
    const body = {
      email: 'sly@demo.test',
      name: 'Sly',
      password: 'a decent Password 1',
      role: 'Admin',
      SAAS_Org_UUID: 'x',
      accessLevel: 'ADMIN',
    }
    expect((await call('POST', '/api/procedures/save_user', { body })).status).toBe(200)
    const user = await world.prisma.user.findUniqueOrThrow({
      where: { email: body.email },
      include: { memberships: true },
    })
    expect(user.memberships).toEqual([])
    const login = await call('POST', '/api/auth/login', { body })
    expect(login.body.user).toMatchObject({ role: 'Manager', orgId: null, loggedIn: true })
  })
})

describe('action records', () => {
  const fields = [
    'Task_Record_ID',
    'IsScheduled',
    'Task_ActiveRecord_Status',
    'Schedule_Priority',
    'Schedule_Priority_ID',
    'ActionClass_ID',
    'ActionClass_Name',
    'MajorTask_Name',
    'Task_Item_Name',
    'Responsible_Org_Name',
    'Responsible_DeptGroup',
    'Assigned_User_Name',
    'ServiceTime_mins',
    'Scheduled_StartDateTime',
    'Scheduled_EndDateTime',
    'Actual_Startdatetime',
    'Actual_EndDatetime',
    'CompletedBy_User_Name',
    'EscalatedTo_User_Name',
  ]

  test('have all 19 fields, nulls explicit', async () => {
    const { body } = await call('GET', '/api/views/get_action_record_management?limit=50', { as: admin })
    for (const record of body) for (const field of fields) expect(record).toHaveProperty(field)
  })

  test('are all there, or paged by limit and offset', async () => {
    const { body: all } = await call('GET', '/api/views/get_action_record_management', { as: admin })
    expect(all.length).toBeGreaterThan(1000)
    const { body: some } = await call('GET', '/api/views/get_action_record_management?limit=3&offset=2', { as: admin })
    expect(some).toEqual(all.slice(2, 5))
  })

  test.each([
    ['limit=0'],
    ['limit=-1'],
    ['limit=2147483648'],
    ['limit=x'],
    ['offset=-1'],
    ['limit=1e3'],
    ['limit=1.5'],
  ])('?%s is 422', async (query) => {
    const { status, body } = await call('GET', `/api/views/get_action_record_management?${query}`, { as: admin })
    expect([status, body.code, body.message]).toEqual([422, 'VALIDATION', 'Error while fetching action records'])
  })

  test.each(['NaN', '1.5', '9007199254740992', '[1]', '', 'x', '%00'])('record_id=%s is 422', async (id) => {
    expect((await call('GET', `/api/tasks/get_tasks_by_record_id?record_id=${id}`, { as: admin })).status).toBe(422)
  })

  test('one that is foreign is 404, as one that is not there', async () => {
    const answers = [
      await call('GET', '/api/tasks/get_tasks_by_record_id?record_id=1001', { as: stranger }),
      await call('GET', '/api/tasks/get_tasks_by_record_id?record_id=999999', { as: stranger }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(404)
      expect(body).toEqual({
        message: 'Error while fetching the action record',
        detail: 'The action record was not found.',
        code: 'NOT_FOUND',
      })
    }
  })

  test('of a user: the open ones assigned to them', async () => {
    const { body } = await call('POST', '/api/procedures/get_tasks_active_schedule_by_user', {
      as: 'transactional@demo.test',
      body: { SAAS_PFUser_UUID: tokens['transactional@demo.test']!.SAAS_PFUser_UUID },
    })
    expect(body.length).toBeGreaterThan(3)
    for (const record of body) expect(record).toMatchObject({ Assigned_User_Name: 'Jonas Teller' })
    for (const record of body) expect(record.Task_ActiveRecord_Status).not.toBe(9)
  })

  test('each level gets its own, a stranger none of them', async () => {
    const counts: Record<string, number> = {}
    for (const email of accounts) {
      counts[email] = (await call('GET', '/api/views/get_action_record_management', { as: email })).body.length
    }
    const inTree = (name: string) => world.prisma.action.count({ where: { root: { legalName: name } } })
    expect(counts[admin]).toBe(await inTree('Northway Logistics'))
    expect(counts['strategic@demo.test']).toBe(counts[admin])
    expect(counts[stranger]).toBe(await inTree('Halden Freight'))
    expect(counts['tactical@demo.test']).toBeLessThan(counts[admin]!)
    // Supervision of the demo stands in for somebody, and sees theirs too.
    expect(counts['supervision@demo.test']).toBeLessThan(counts[admin]!)
    expect(counts['transactional@demo.test']).toBeLessThan(counts['tactical@demo.test']!)
  })
})

describe('active_record_controller', () => {
  const move = (body: object, as = admin) => call('POST', '/api/procedures/active_record_controller', { as, body })

  async function queued(as = admin) {
    const { body } = await call('GET', '/api/views/get_action_record_management', { as })
    return (body as never as { Task_ActiveRecord_Status: number; Task_Record_ID: number }[])
      .filter((record) => record.Task_ActiveRecord_Status === 5)
      .map((record) => record.Task_Record_ID)
  }

  test('moves by status', async () => {
    const [id] = await queued()
    const steps: [object, number][] = [
      [{ Task_ActiveRecord_Status: 1 }, 1],
      [{ Task_ActiveRecord_Status: 4, reason: 'Parts' }, 4],
      [{ Task_ActiveRecord_Status: 3, reason: 'Lift' }, 3],
      [{ Task_ActiveRecord_Status: 2 }, 2],
      [{ Task_ActiveRecord_Status: 5, reason: 'Called away' }, 5],
      [{ Task_ActiveRecord_Status: 9, ServiceTime_mins: 20 }, 9],
      [{ Task_ActiveRecord_Status: 9 }, 9],
    ]
    for (const [body, status] of steps) {
      const { status: http, body: answer } = await move({ Task_Record_ID: id, ...body })
      expect([
        http,
        (answer as never as { records: { Task_ActiveRecord_Status: number }[] }).records[0]!.Task_ActiveRecord_Status,
      ]).toEqual([200, status])
    }
  })

  test('completes a record with the answers to its checklist, and not without', async () => {
    interface Entry {
      item_id: string
      kind: string
      mandatory: boolean
      choices: string[]
      answer: { passed: boolean } | null
    }
    const checklistOf = async (id: number) => {
      const { body } = await call('GET', `/api/tasks/get_tasks_by_record_id?record_id=${id}`, { as: admin })
      return (body as never as { checklist: Entry[] }[])[0]!.checklist
    }
    let id = 0
    for (id of await queued())
      if ((await checklistOf(id)).some(({ mandatory, kind, answer }) => mandatory && kind === 'PASS_FAIL' && !answer))
        break
    await move({ Task_Record_ID: id, action: 'start' })
    const refused = await move({ Task_Record_ID: id, action: 'complete' })
    expect([refused.status, refused.body.code]).toEqual([409, 'CHECKLIST_OPEN'])
    const wrong = await move({ Task_Record_ID: id, action: 'complete', checklist: [{ item_id: 'x' }] })
    expect([wrong.status, wrong.body.fields]).toMatchObject([422, [{ path: 'checklist.0.item_id' }]])
    const values: Record<string, (entry: Entry) => object> = {
      PASS_FAIL: () => ({ passed: true }),
      NUMBER: () => ({ number: 3 }),
      TEXT: () => ({ text: 'Seen' }),
      CHOICE: ({ choices }) => ({ choice: choices[0] }),
    }
    const open = (await checklistOf(id)).filter(({ mandatory, kind }) => mandatory && kind in values)
    const checklist = open.map((entry) => ({ item_id: entry.item_id, ...values[entry.kind]!(entry) }))
    const done = await move({ Task_Record_ID: id, action: 'complete', checklist })
    expect(done.body).toMatchObject({ message: 'Done', records: [{ Task_ActiveRecord_Status: 9 }] })
    expect((await checklistOf(id)).find(({ kind }) => kind === 'PASS_FAIL')!.answer).toMatchObject({ passed: true })
  })

  test('resolves an escalation with mandatory items open once that is confirmed, and not before', async () => {
    const open = await world.prisma.action.findMany({
      where: { mandatoryOpen: { gt: 0 }, status: 5 },
      select: { id: true, legacyId: true },
    })
    const visible = new Set(await queued())
    const { id, legacyId } = open.find((one) => visible.has(one.legacyId))!
    await world.prisma.action.update({
      where: { id },
      data: {
        status: 6,
        disposition: 'ESCALATED',
        escalatedLevel: 'ADMIN',
        escalatedToId: tokens[admin]!.SAAS_PFUser_UUID,
      },
    })
    const resolve = (more: object) =>
      move({ Task_Record_ID: legacyId, action: 'resolve', reason: 'Settled by phone', ...more })
    for (const more of [{}, { leaves_open: false }]) {
      const refused = await resolve(more)
      expect([refused.status, refused.body.code]).toEqual([409, 'CHECKLIST_OPEN'])
    }
    const wrong = await resolve({ leaves_open: 'perhaps' })
    expect([wrong.status, wrong.body.fields]).toEqual([422, [{ path: 'leaves_open', message: 'Send true or false.' }]])
    expect((await resolve({ leaves_open: true })).body).toMatchObject({
      message: 'Done',
      records: [{ Task_ActiveRecord_Status: 9 }],
    })
    expect((await world.prisma.action.findUniqueOrThrow({ where: { id } })).mandatoryOpen).toBeGreaterThan(0)
  })

  test('moves by action, in any case', async () => {
    const [id] = await queued()
    expect(
      (
        await move(
          { Task_Record_ID: id, action: 'Escalate', reason: 'Too dear', level: 'ADMIN' },
          'supervision@demo.test',
        )
      ).status,
    ).not.toBe(500)
    expect((await move({ Task_Record_ID: id, action: 'withdraw', reason: 'Twice' })).status).toBe(200)
    expect((await move({ Task_Record_ID: id, action: 'restore' })).status).toBe(200)
  })

  test.each([
    [{}, 422, 'Task_Record_ID'],
    [{ Task_Record_ID: 'x', action: 'start' }, 422, 'Task_Record_ID'],
    [{ Task_Record_ID: [1], Task_Record_IDs: [2 ** 53], action: 'start' }, 422, 'Task_Record_ID'],
    [{ Task_Record_ID: 1001, action: 'fly' }, 422, 'action'],
    [{ Task_Record_ID: 1001 }, 422, 'transition'],
    [{ Task_Record_ID: 1002, Task_ActiveRecord_Status: 6 }, 422, 'transition'],
    [{ Task_Record_ID: 1002, Task_ActiveRecord_Status: 7 }, 422, 'statusID'],
    [{ Task_Record_ID: 1002, action: 'delegate', to_user_uuid: 'x' }, 422, 'to_user_uuid'],
    [{ Task_Record_ID: 1002, action: 'hold', reason: 'a\0b' }, 422, 'reason'],
    [{ Task_Record_ID: 1002, action: 'hold', reason: '\ud800' }, 422, 'reason'],
  ])('%j is %i and names %s', async (body, status, field) => {
    const answer = await move(body)
    expect(answer.status).toBe(status)
    expect((answer.body as never as { fields: { path: string }[] }).fields[0]!.path).toBe(field)
    expect(answer.body.message).toBe('Error while moving action records')
  })

  test('a missing reason is 422, a refused transition 409 with those allowed, a stale version 409 with both values', async () => {
    const [id] = await queued()
    expect((await move({ Task_Record_ID: id, action: 'hold' })).body).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'reason' }],
    })
    const refused = await move({ Task_Record_ID: id, action: 'resume' })
    expect([refused.status, refused.body.code]).toEqual([409, 'INVALID_TRANSITION'])
    expect(refused.body.allowed).toContain('START')
    const stale = await move({ Task_Record_ID: id, action: 'start', version: 77 })
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_CONFLICT'])
    expect(stale.body.differences).toMatchObject([{ field: 'version', yours: '77' }, { field: 'status' }])
  })

  test('what one sees but may not do is 403, what one does not see 404', async () => {
    const ids = await queued('strategic@demo.test')
    const answers = await Promise.all(
      ids.slice(0, 8).map((id) => move({ Task_Record_ID: id, action: 'start' }, 'strategic@demo.test')),
    )
    expect(answers.map(({ status }) => status)).toContain(403)
    expect((await move({ Task_Record_ID: ids[0], action: 'start' }, stranger)).status).toBe(404)
  })

  test('of several each says its own', async () => {
    const [first, second] = await queued()
    const { status, body } = await move({ Task_Record_IDs: [first, 999999, second], action: 'start' })
    expect(status).toBe(200)
    expect(
      (body as never as { records: { Task_ActiveRecord_Status?: number; error?: { code: string } }[] }).records.map(
        (record) => record.error?.code ?? record.Task_ActiveRecord_Status,
      ),
    ).toEqual([1, 'NOT_FOUND', 1])
  })
})

describe('bad requests', () => {
  test('an unknown path is 404, as JSON', async () => {
    const { status, body } = await call('GET', '/api/views/nothing', { as: admin })
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })

  test('a form is 415, an array 422, no JSON 400, 10 MB 413', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(`${base}/api/auth/login`, { method: 'POST', headers: { 'content-type': type }, body })
    expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post('[]')).status).toBe(422)
    expect((await post('{')).status).toBe(400)
    expect((await post(`{"email":"${'x'.repeat(10_000_000)}"}`)).status).toBe(413)
  })

  test('unknown fields are ignored', async () => {
    expect(
      (
        await call('POST', '/api/auth/login', {
          body: { email: admin, password: demoAccounts.password, more: { x: 1 } },
        })
      ).status,
    ).toBe(200)
  })
})

// For long: contract.long.test.ts.
test('400 requests, near to what the document says and far from it, get no status and no shape that it has not', async () => {
  const seed = Number(process.env.CONTRACT_SEED ?? 74)
  const own = accounts.map((name) => ({ name, headers: { authorization: `Bearer ${tokens[name]!.token}` } }))
  const contract = await Contract.read(base, [
    own[0]!,
    own[0]!,
    own[0]!,
    ...own,
    { name: 'nobody', headers: {} },
    own[0]!,
  ])
  await contract.attack(400, seed)
  console.log(`The contract of the legacy paths, CONTRACT_SEED=${seed}: ${contract.summary}`)
  // Most must come as far as doing something, else little is tried.
  expect(contract.done.size).toBeGreaterThan(45)
})
