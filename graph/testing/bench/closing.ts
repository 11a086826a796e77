// How long others wait while everything of a root organization with 200,000 records is deleted.
import { setTimeout as delay } from 'node:timers/promises'
import { eraseDue } from '../../people/closing/eraseDue.ts'
import { openDb } from '../../kernel/db.ts'
import { withConnection, connectionOf } from '../../../prisma/connect.ts'
import { boardDocument } from './documents.ts'
import { Connection, graphqlCall, percentile, type Call } from './load.ts'
import { signIn, startOurs } from './processes.ts'
import { sized } from './size.ts'

const goal = 1.5
const seconds = sized(20, 0.5)
/** Of one connection, between two calls: what is measured is waiting, not how much goes through. */
const pause = 40
const connections = 4

export const closingTenants = [
  { name: 'Vast', organizations: 1, records: sized(200_000, 1_000), people: sized(1_000, 40) },
  { name: 'Carrier', organizations: 1, records: sized(20_000, 500) },
]

/** How long calls take, in milliseconds, until it is enough. */
async function waits(port: number, next: () => Call, isEnough: () => boolean): Promise<number[]> {
  const times: number[] = []
  await Promise.all(
    Array.from({ length: connections }, async (_, i) => {
      const connection = new Connection(port)
      await delay((i * pause) / connections)
      while (!isEnough()) {
        const begun = performance.now()
        await connection.send(next())
        times.push(performance.now() - begun)
        await delay(pause)
      }
      connection.close()
    }),
  )
  return times
}

export async function closing(url: string) {
  const port = await startOurs(url)
  const viewers = await Promise.all([1, 2, 3, 5, 20].map((hand) => signIn(port, 'carrier-1', hand)))
  let turn = 0
  const next = () => graphqlCall(viewers[turn++ % viewers.length]!, boardDocument)
  const forSome = () => {
    const end = performance.now() + seconds * 1000
    return waits(port, next, () => performance.now() > end)
  }
  await withConnection(connectionOf(url), async (client) => {
    for (let round = 0; round < 3; round++) await forSome()
    const before = await forSome()
    await client.query(
      `insert into closing (root_id, closed_by_id)
       select o.id, m.user_id from organization o join membership m on m.organization_id = o.id
       where o.parent_id is null and o.legal_name like 'Vast%' and m.access_level = 'ADMIN' order by m.id limit 1`,
    )
    // 30 days have passed since.
    await client.query('set session_replication_role = replica')
    await client.query(`update closing set closed_at = closed_at - interval '31 days', goes_at = now()`)
    await client.query('set session_replication_role = origin')
    let isEnough = false
    const db = openDb(connectionOf(url))
    const rowsGone = async () =>
      Number((await client.query('select sum(n_tup_del) as n from pg_stat_user_tables')).rows[0].n)
    const goneBefore = await rowsGone()
    const during = waits(port, next, () => isEnough)
    // It rests so long that all of it takes many minutes; what it does in one is as good.
    const end = performance.now() + 3 * seconds * 1000
    while (performance.now() < end) await eraseDue({ db })
    isEnough = true
    const gone = (await rowsGone()) - goneBefore
    const then = await during
    const after = await forSome()
    await db.close()
    const usual = (percentile(before, 0.99) + percentile(after, 0.99)) / 2
    const figure = (times: number[], part: number) => percentile(times, part).toFixed(1)
    console.log(
      `closing      p99 of others ${(percentile(then, 0.99) / usual).toFixed(2)} × (goal ${goal}) while one of 200,000 records is deleted, ${((gone / 3 / seconds) * 60).toFixed(0)} rows a minute: ` +
        `${figure(then, 0.99)} ms, before ${figure(before, 0.99)}, after ${figure(after, 0.99)}; median ${figure(then, 0.5)}, before ${figure(before, 0.5)}, after ${figure(after, 0.5)}`,
    )
  })
}
