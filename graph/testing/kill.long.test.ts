// A kill in the middle of a thousand transitions loses none that was acknowledged.
import fs from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { dataFolder, startProcess, type Running } from './process.ts'

const folder = dataFolder()
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const environment = { DATA_DIR: folder, SEED: 'demo', OPERATIONS_PER_MINUTE: '1000000' }
const headers = { 'content-type': 'application/json' }

async function token({ address }: Running): Promise<string> {
  const body = JSON.stringify({ email: 'admin@demo.test', password: 'demo-Pass-1' })
  const response = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })
  return ((await response.json()) as { token: string }).token
}

interface Moved {
  records: { Task_Record_ID: number; version: number }[]
}

test.each(['node', 'postgres'])('kill -9 of %s', { timeout: 120_000 }, async (what) => {
  const running = await startProcess(environment)
  const authorization = `Bearer ${await token(running)}`
  const acknowledged = new Map<number, number>()
  let sent = 0
  const worker = async () => {
    while (sent < 1000) {
      const id = 1001 + (sent++ % 1500)
      const body = JSON.stringify({ Task_Record_ID: id, action: 'reprioritize', Schedule_Priority_ID: 2 + (sent % 7) })
      try {
        const response = await fetch(`${running.address}/api/procedures/active_record_controller`, {
          method: 'POST',
          headers: { ...headers, authorization },
          body,
        })
        if (response.status !== 200) continue
        for (const { Task_Record_ID: number, version } of ((await response.json()) as Moved).records)
          acknowledged.set(number, version)
      } catch {
        return
      }
    }
  }
  const workers = Promise.all(Array.from({ length: 8 }, worker))
  while (acknowledged.size < 300) await new Promise((resolve) => setTimeout(resolve, 5))
  if (what === 'node') await running.end('SIGKILL')
  else {
    process.kill(Number(fs.readFileSync(`${folder}/postgres/postmaster.pid`, 'utf8').split('\n')[0]), 'SIGKILL')
    await running.end('SIGKILL')
  }
  await workers
  expect(acknowledged.size).toBeGreaterThanOrEqual(300)

  // A database that a killed process left running is taken over.
  const again = await startProcess(environment)
  const after = `Bearer ${await token(again)}`
  for (const [number, version] of acknowledged) {
    const response = await fetch(`${again.address}/api/tasks/get_tasks_by_record_id?record_id=${number}`, {
      headers: { authorization: after },
    })
    const [record] = (await response.json()) as { version: number }[]
    expect(record!.version).toBeGreaterThanOrEqual(version)
  }
  await again.end()
})
