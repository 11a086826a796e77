// The specification's catalogue of errors, word for word, at the path that each belongs to.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'
import { failures } from './failures.ts'
import { restRows } from './rows.ts'

/**
 * Its section 8, as it stands there. "Failed to fetch" and "Error While Signup" are a client's, whose call got no
 * answer.
 */
const catalogue: Record<string, string[]> = {
  'Error while fetching users': ['/api/views/users'],
  'Error while fetching user by ID': ['/api/views/user'],
  'Error while fetching Dashboard Filters': ['/api/procedures/getUserDashboardFilters'],
  'Error in assigning user to department Roles failed': ['/api/association/assignUsersToDeptGroups'],
  'Error in assigning user to organization failed': ['/api/association/orgUserAssociation'],
  'Error in accepting Request failed': ['/api/procedures/acceptOrgUserAssociation'],
  'Error in creating the record': ['/api/tasks/add_new_task_record', '/api/tasks/add_major_task'],
  'Error in assigning the checklist': ['/api/checklists/assign_task_checklist_association'],
  'Error in assignTasks': ['/api/procedures/assignTasksToUsers'],
  'Error in scheduleAllTasks': ['/api/procedures/scheduleAllTasks'],
  'Error in Scheduling the data': [
    '/api/tasks/save_user_personal_schedule',
    '/api/procedures/create_routine_activity_tour_new',
  ],
  'Error in fetching schedule records': ['/api/tasks/get_user_personal_schedule'],
  'Failed to create organization': ['/api/org/createGlobalOrganization'],
  'Failed to fetch organizations': ['/api/org/all_orgs', '/api/org/global_organizations'],
  'Signup failed': ['/api/procedures/save_user'],
}

/** "and similar per-resource fetch messages": the paths that it gives no text for have one of their own like these. */
const similar = /^Error while (fetching|creating|updating|deleting|moving|saving) (TTP )?[a-z ]+$/

test('the table has each text of the specification at its paths, and no other text for them', () => {
  for (const [text, paths] of Object.entries(catalogue))
    for (const path of paths) expect([path, failures[path]]).toEqual([path, text])
})

test('what the specification has no text for has a similar one', () => {
  const given = Object.values(catalogue).flat()
  for (const [path, text] of Object.entries(failures)) if (!given.includes(path)) expect(text).toMatch(similar)
})

/** Its reason is its message: what went wrong at signing in is no failure of a screen. */
const withoutText = ['/api/auth/login', '/api/auth/refresh']

test('every path has a text, but for signing in', () => {
  const bare = restRows
    .filter(({ method, path }) => !failures[`${method} ${path}`] && !failures[path])
    .map(({ path }) => path)
  expect(bare).toEqual(withoutText)
})

describe('where its call fails, a path says its text, and the reason as the detail', () => {
  let world: World
  let base: string
  let admin: Person

  beforeAll(async () => {
    world = await World.make()
    base = await world.serve()
    admin = await world.user(await world.organization(), 'ADMIN')
  })

  /** A request that can only fail, by path: what it asks for, and the status and code that come of it. */
  const failing: [string, { query?: string; body?: object }, number, string][] = [
    ['/api/views/users', { query: 'limit=x' }, 422, 'VALIDATION'],
    ['/api/views/user', { query: 'userId=999999' }, 404, 'NOT_FOUND'],
    ['/api/views/user', { query: 'userId=x' }, 422, 'VALIDATION'],
    [
      '/api/procedures/save_user',
      { body: { email: 'x', name: 'X', password: 'a decent Password 1' } },
      422,
      'VALIDATION',
    ],
    ['/api/procedures/update_user', { query: 'user_uuid=x', body: {} }, 422, 'VALIDATION'],
    [
      '/api/procedures/update_user',
      { query: 'user_uuid=00000000-0000-0000-0000-000000000000', body: {} },
      404,
      'NOT_FOUND',
    ],
    ['/api/views/get_action_record_management', { query: 'offset=-1' }, 422, 'VALIDATION'],
    ['/api/procedures/get_tasks_active_schedule_by_user', { body: { SAAS_PFUser_UUID: [1] } }, 422, 'VALIDATION'],
    ['/api/tasks/get_tasks_by_record_id', { query: 'record_id=1' }, 404, 'NOT_FOUND'],
    ['/api/association/orgUserAssociation', { body: { SAAS_Org_UUID: 'x' } }, 422, 'VALIDATION'],
    ['/api/procedures/acceptOrgUserAssociation', { body: { requestId: 999999 } }, 404, 'NOT_FOUND'],
    [
      '/api/procedures/getUserDashboardFilters',
      { body: { requestId: '00000000-0000-0000-0000-000000000000' } },
      404,
      'NOT_FOUND',
    ],
    ['/api/tasks/get_task_records', { query: 'limit=2147483648' }, 422, 'VALIDATION'],
    [
      '/api/tasks/add_major_task',
      { body: { SAAS_Org_UUID: '00000000-0000-0000-0000-000000000000', MajorTask_Name: 'x' } },
      404,
      'NOT_FOUND',
    ],
    [
      '/api/tasks/add_new_task_record',
      { body: { SAAS_Org_UUID: '00000000-0000-0000-0000-000000000000', Task_Item_ID: 1 } },
      404,
      'NOT_FOUND',
    ],
    [
      '/api/procedures/assignTasksToUsers',
      { body: { task_record_ids: [1], user_uuids: ['00000000-0000-0000-0000-000000000000'] } },
      404,
      'NOT_FOUND',
    ],
    ['/api/procedures/active_record_controller', { body: { Task_Record_ID: 1, action: 'start' } }, 404, 'NOT_FOUND'],
  ]
  const listed = new Set(failing.map(([path]) => path).concat(withoutText))

  /** A character that can't be kept makes every other call fail. */
  const others = restRows
    .filter(({ path }) => !listed.has(path))
    .map(({ method, path }): [string, string] => [method, path])

  test.each(others)('%s %s', async (method, path) => {
    const response = await fetch(`${base}${path.replace('{id}', '1')}?x=%00`, {
      method,
      headers: { ...(await world.authorization(admin)), 'content-type': 'application/json' },
      ...((method === 'POST' || method === 'PUT') && { body: '{}' }),
    })
    const { message, code } = (await response.json()) as { message: string; code: string }
    expect([response.status, message, code]).toEqual([
      422,
      failures[`${method} ${path}`] ?? failures[path],
      'VALIDATION',
    ])
  })

  test.each(failing)('%s %j is %i %s', async (path, { query = '', body }, status, code) => {
    const { method } = restRows.find((row) => row.path === path)!
    const headers = { ...(await world.authorization(admin)), 'content-type': 'application/json' }
    const response = await fetch(`${base}${path}?${query}`, { method, headers, body: body && JSON.stringify(body) })
    const answer = (await response.json()) as { message: string; detail: string; code: string }
    expect([response.status, answer.code, answer.message]).toEqual([status, code, failures[path]])
    expect(answer.detail).toBeTruthy()
    expect(answer.detail).not.toBe(answer.message)
  })
})
