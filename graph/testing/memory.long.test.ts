// What a process without data holds: after a collection and a minute in which nobody asks anything.
import fs from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { dataFolder, startProcess } from './process.ts'

const folder = dataFolder()
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const most = 195

test.runIf(process.platform === 'linux')(`it is ${most} MB at most`, async () => {
  const running = await startProcess({
    DATA_DIR: folder,
    SEED: 'none',
    MALLOC_ARENA_MAX: '1',
    // Collects at the signal, as nobody can ask a process from outside to.
    NODE_OPTIONS: `--expose-gc --import=data:text/javascript,${encodeURIComponent("process.on('SIGUSR2',()=>gc())")}`,
  })
  await delay(5_000)
  running.child.kill('SIGUSR2')
  await delay(60_000)
  const status = fs.readFileSync(`/proc/${running.child.pid}/status`, 'utf8')
  expect(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024).toBeLessThan(most)
  await running.end()
})
