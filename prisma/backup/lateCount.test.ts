// A table's rows and their count may come in packets of their own, the count later than the rows.
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { asOwner, emptyDatabase } from '../../graph/testing/database.ts'
import { tree } from '../../graph/testing/tree.ts'
import { World } from '../../graph/testing/world.ts'
import { withConnection, type Connection } from '../connect.ts'
import { backup } from './backup.ts'
import { checkSums } from './checkSums.ts'
import { restore } from './restore.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-late-count-'))
const proxies: net.Server[] = []
afterAll(() => {
  for (const proxy of proxies) proxy.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** The message that ends the rows of a COPY. */
const copyDone = Buffer.from([0x63, 0, 0, 0, 4])

/** The same database, which says what comes after the rows of a COPY a moment later. */
async function withLateCounts(database: Connection): Promise<Connection> {
  const proxy = net.createServer((near) => {
    const far = net.connect(database.port!, database.host)
    near.pipe(far)
    far.on('error', () => near.destroy())
    near.on('error', () => far.destroy())
    near.on('close', () => far.destroy())
    let sent: Promise<unknown> = Promise.resolve()
    far.on('data', (bytes) => {
      const end = bytes.indexOf(copyDone)
      const first = end < 0 ? bytes : bytes.subarray(0, end + copyDone.length)
      sent = sent.then(() => near.write(first))
      if (first.length < bytes.length)
        sent = sent.then(() => delay(20)).then(() => near.write(bytes.subarray(first.length)))
    })
  })
  proxies.push(proxy)
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return { ...database, host: '127.0.0.1', port: (proxy.address() as AddressInfo).port }
}

async function sourceWithRows(): Promise<Connection> {
  const world = await World.make({ database: 'late_count' })
  await tree(world)
  return asOwner(world.services.db.connection)
}

test('a backup counts the rows of each table, however late their count comes', async () => {
  const source = await sourceWithRows()
  const { file, rows } = await backup(await withLateCounts(source), { target: path.join(folder, 'late.opsgraph') })
  const counted = await withConnection(source, (client) => client.query(`select from organization`))
  expect(rows).toBeGreaterThan(counted.rowCount!)
  const target = await emptyDatabase()
  expect((await restore(target, { file })).rows).toBe(rows)
  expect(await checkSums(target)).toEqual(await checkSums(source))
})
