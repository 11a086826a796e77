// The programs of before the graph that are still at work, and how often they call.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { Random } from './random.ts'
import { day } from '../kernel/time/milliseconds.ts'

interface Client {
  userAgent: string
  /** How often on a working day, by method and path. */
  daily: Record<string, number>
  /** The last days that it did not call any more. */
  goneFor?: number
}

const clients: readonly Client[] = [
  {
    userAgent: 'dispatch-desktop/4.8.2 (Windows NT 10.0)',
    daily: {
      'POST /api/auth/login': 14,
      'POST /api/auth/refresh': 220,
      'GET /api/views/get_action_record_management': 310,
      'GET /api/tasks/get_tasks_by_record_id': 96,
      'POST /api/procedures/active_record_controller': 124,
      'GET /api/tasks/tasks_record_notes': 41,
      'POST /api/tasks/tasks_record_notes': 17,
      'GET /api/tasks/active_record_status': 14,
    },
  },
  {
    userAgent: 'driver-handheld/2.11 okhttp/4.9.3',
    daily: {
      'POST /api/procedures/get_tasks_active_schedule_by_user': 540,
      'GET /api/tasks/get_user_personal_schedule': 38,
    },
  },
  {
    userAgent: 'payroll-sync/1.3 python-requests/2.28.1',
    daily: { 'GET /api/views/users': 4, 'GET /api/views/userOrgDeptGroupAssignments': 4, 'GET /api/org/all_orgs': 1 },
  },
  {
    userAgent: 'yard-map/0.9 axios/0.21.4',
    daily: { 'GET /api/org/locations': 22, 'GET /api/org/geofences': 22 },
    goneFor: 19,
  },
]

const kept = 60

export async function seedLegacyCalls(tx: Prisma.TransactionClient, rootId: string, now: Date) {
  const random = new Random(74)
  const rows: Prisma.RestCallCreateManyInput[] = []
  for (const { userAgent, daily, goneFor = 0 } of clients) {
    for (const [call, usual] of Object.entries(daily)) {
      const [method, path] = call.split(' ') as [string, string]
      for (let ago = goneFor; ago < kept; ago++) {
        const at = new Date(now.getTime() - ago * day - random.between(10, 50) * 60_000)
        const share = [0, 6].includes(at.getUTCDay()) ? 0.25 : 1
        const calls = Math.round(usual * share * (0.8 + 0.4 * random.next()))
        // Around midnight an hour back is the day before, which has a row of its own.
        if (
          calls &&
          !rows.some((row) => row.method === method && row.path === path && isSameDay(row.lastAt as Date, at))
        ) {
          rows.push({ rootId, method, path, day: at, calls, lastAt: at, lastUserAgent: userAgent })
        }
      }
    }
  }
  await tx.restCall.createMany({ data: rows })
}

const isSameDay = (one: Date, other: Date) => one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10)
