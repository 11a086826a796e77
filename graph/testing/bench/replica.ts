// Reads of a process that has a replica beside those of one that has none, in turns: how many a second, and what is
// left of the processor time that they take of the database.
import fs from 'node:fs'
import { addressOf, connectionOf, withConnection, type Connection } from '../../../prisma/connect.ts'
import { makeStandby, type Source } from '../standby.ts'
import { boardDocument } from './documents.ts'
import { graphqlCall, inTurn, listCall, median, throughput, type Call } from './load.ts'
import { signIn, startOurs, type BenchViewer } from './processes.ts'
import { sized } from './size.ts'

const rounds = sized(3, 1)
const seconds = 4
/** Ticks of the processor time in /proc a second. */
const ticks = 100
const [parentField, userField, systemField] = [1, 11, 12]

/** The fields of a process after its name. */
const statOf = (pid: string) =>
  fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

/** The process that all others of a PostgreSQL are children of. */
const postmasterOf = (connection: Connection) =>
  withConnection(connection, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return statOf(String(rows[0]!.pid))[parentField]!
  })

/** Seconds of processor time that those took which serve a PostgreSQL now. */
function processorTime(postmaster: string): number {
  let sum = 0
  for (const pid of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      const stat = statOf(pid)
      if (stat[parentField] === postmaster) sum += Number(stat[userField]) + Number(stat[systemField])
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum / ticks
}

const cases: { name: string; call: (viewer: BenchViewer) => Call }[] = [
  { name: 'boards', call: (viewer) => graphqlCall(viewer, boardDocument) },
  { name: 'lists', call: listCall },
]

export async function replica(url: string, source: Source) {
  const standby = await makeStandby(source, 'bench')
  try {
    const { database } = connectionOf(url)
    const replicaUrl = addressOf({ ...standby.owner, database })
    const [alone, relieved] = [await startOurs(url), await startOurs(url, { DATABASE_REPLICA_URL: replicaUrl })]
    const postmaster = await postmasterOf(source.owner)
    const viewers = await Promise.all([1, 2, 3, 4].map((i) => signIn(alone, `carrier-${i * 4 + 1}`, i)))
    for (const { name, call } of cases) {
      const next = inTurn(viewers, call)
      const measured = async (port: number) => {
        const before = processorTime(postmaster)
        const rate = await throughput(port, next, { seconds })
        return { rate, cost: (processorTime(postmaster) - before) / (rate * seconds) }
      }
      await measured(alone)
      await measured(relieved)
      const found: Record<'rate' | 'cost', number>[] = []
      for (let round = 0; round < rounds; round++) {
        const [one, other] = [await measured(alone), await measured(relieved)]
        found.push({ rate: other.rate / one.rate, cost: other.cost / one.cost })
      }
      console.log(
        `replica      ${name}: ${median(found.map(({ rate }) => rate)).toFixed(2)} × as many a second, ${median(found.map(({ cost }) => cost)).toFixed(2)} × the processor time of the database`,
      )
    }
  } finally {
    await standby.remove()
  }
}
