// An export of 200,000 records beside the bare COPY of the same rows and columns, in turns, and the memory that it
// takes.
import fs from 'node:fs'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import { connectionOf, makeClient } from '../../../prisma/connect.ts'
import { gridTenants } from './grid.ts'
import { Connection, graphqlCall, median } from './load.ts'
import { pidOf, signIn, startOurs } from './processes.ts'
import { sized } from './size.ts'

const rounds = sized(5, 1)

const bare = `copy (select a.legacy_id, a.title, a.status, a.status_reason, a.priority_id, a.scheduled_end, a.scheduled_start, w.name, o.legal_name, d.name, g.name,
  a.class_id, v.unit_number, t.name, a.service_time_mins, a.status_at, a.created_at, c.name, a.actual_start, a.actual_end, f.name, e.name, a.po_number, a.id
  from action a join organization o on o.id = a.organization_id left join department d on d.id = a.department_id left join department_group g on g.id = a.group_id
  left join task_item t on t.id = a.task_item_id left join vehicle v on v.id = a.vehicle_id left join app_user w on w.id = a.assignee_id left join app_user c on c.id = a.creator_id
  left join app_user f on f.id = a.completed_by_id left join app_user e on e.id = a.escalated_to_id order by a.legacy_id) to stdout with (format csv)`

const counting = () => {
  let lines = 0
  const sink = new Writable({
    write(part: Buffer, _encoding, done) {
      for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) lines++
      done()
    },
  })
  return { sink, lines: () => lines }
}

const megabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export async function exported(url: string) {
  const port = await startOurs(url)
  const viewer = await signIn(port, 'carrier-1', 1)
  const client = makeClient(connectionOf(url))
  await client.connect()
  const create =
    'mutation ($input: CreateExportInput!) { createExport(input: $input) { ... on CreateExportSuccess { url } } }'

  async function ours(format: string) {
    // The server does not wait for the next call as long as an export takes.
    const connection = new Connection(port)
    const { data } = JSON.parse(
      (await connection.send(graphqlCall(viewer, create, { input: { format } }))).toString(),
    ) as { data: { createExport: { url: string } } }
    connection.close()
    const begun = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}${data.createExport.url}`)
    const { sink, lines } = counting()
    await pipeline(response.body as never, sink)
    return { milliseconds: performance.now() - begun, lines: lines() }
  }
  async function copied() {
    const begun = performance.now()
    const { sink } = counting()
    await pipeline(client.query(copyTo(bare)), sink)
    return performance.now() - begun
  }

  const pid = pidOf(port)
  const idle = megabytes(pid)
  let most = idle
  const watch = setInterval(() => (most = Math.max(most, megabytes(pid))), 20)
  const shares: Record<string, number[]> = { CSV: [], JSON: [] }
  for (let round = 0; round < rounds; round++) {
    for (const format of ['CSV', 'JSON']) {
      const [theirs, { milliseconds, lines }] = [await copied(), await ours(format)]
      if (lines < gridTenants[0]!.records) throw new Error(`${lines} lines only.`)
      shares[format]!.push(theirs / milliseconds)
      if (round === rounds - 1)
        console.log(
          `export       ${format}: ${lines.toLocaleString('en')} lines in ${milliseconds.toFixed(0)} ms, COPY ${theirs.toFixed(0)} ms: ${median(shares[format]!).toFixed(2)} of it (at least 0.5)`,
        )
    }
  }
  clearInterval(watch)
  console.log(
    `export       memory: ${idle.toFixed(0)} MB idle, at most ${(most - idle).toFixed(0)} MB over it (below 150)`,
  )
  await client.end()
}
