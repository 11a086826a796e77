// The board as of last month against the board of now, over records of which every one has changed since, several
// times.
import { connectionOf, makeClient } from '../../../prisma/connect.ts'
import { boardDocument } from './documents.ts'
import { graphqlCall, inTurn, median, throughput } from './load.ts'
import { signIn, startOurs } from './processes.ts'
import { sized } from './size.ts'

const goal = 3
const rounds = sized(3, 1)
const records = sized(200_000, 5_000)

export const asOfTenants = { many: [{ organizations: 50, records }], one: [{ organizations: 1, records }] }

/** Each record was made two to five months ago, last changed in the last four weeks, and three times before. */
const history = [
  'alter table action disable trigger user',
  `update action set created_at = now() - interval '60 days' - random() * interval '90 days',
     updated_at = now() - random() * interval '28 days'`,
  'alter table action enable trigger user',
  `create temp table stood as
   select a.id, c.at as since, lead(c.at, 1, a.updated_at) over (partition by a.id order by c.at) as ended
   from action a cross join lateral (
     select a.created_at as at
     union select date_trunc('second', a.updated_at - random() ^ 3 * (a.updated_at - a.created_at)) from generate_series(1, 3)) c
   where c.at < a.updated_at`,
  `insert into action_past
   select s.ended, era_of(s.since, s.ended), nextval('action_past_position_seq'), null, r.*
   from stood s join action a on a.id = s.id
   cross join lateral jsonb_populate_record(a, jsonb_build_object('updated_at', s.since,
     'status', case when hashtext(s.since::text || a.id) % 4 = 0 then 5 else a.status end)) r
   where s.ended > s.since`,
  // What the database works out of the status follows it, as it does where the trigger keeps it.
  `update action_past set bucket = 1 where status = 5 and bucket <> 1`,
  'vacuum (analyze) action',
  'vacuum (analyze) action_past',
]

const board = boardDocument.replace('{\n  board {', 'query ($asOf: DateTime) {\n  board(asOf: $asOf) {')

/** `hands` are those of the tenants whose boards are read, one after the other. */
export async function asOf(url: string, name: string, people: readonly (readonly [tenant: string, hand: number])[]) {
  const client = makeClient(connectionOf(url))
  await client.connect()
  for (const one of history) await client.query(one)
  await client.end()
  const port = await startOurs(url)
  const viewers = await Promise.all(people.map(([tenant, hand]) => signIn(port, tenant, hand)))
  const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString()
  const now = inTurn(viewers, (viewer) => graphqlCall(viewer, board))
  const past = inTurn(viewers, (viewer) => graphqlCall(viewer, board, { asOf: lastMonth }))
  for (const call of [now, past]) await throughput(port, call, { seconds: 2 })
  const found: { now: number; past: number }[] = []
  for (let round = 0; round < rounds; round++)
    found.push({ now: await throughput(port, now), past: await throughput(port, past) })
  const times = median(found.map((one) => one.now / one.past))
  const rate = (side: 'now' | 'past') => median(found.map((one) => one[side])).toFixed(0)
  console.log(
    `as-of        ${name}: last month takes ${times.toFixed(2)} × now (goal ${goal}): ${rate('past')}/s, now ${rate('now')}/s`,
  )
}
