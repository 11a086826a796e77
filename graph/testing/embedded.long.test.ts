// The death of the embedded database, and starts of it that are broken off.
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { pidFile } from '../../prisma/postmaster.ts'
import { dataFolder, launch, startProcess } from './process.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = dataFolder()
  folders.push(folder)
  return folder
}

const postmaster = (folder: string) => Number(pidFile(path.join(folder, 'postgres'))[0] ?? 0)
const isRunning = (folder: string) => fs.existsSync(path.join(folder, 'postgres/postmaster.pid'))
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('the embedded database', () => {
  test('that has died is started again, and the process goes on', async () => {
    const folder = newFolder()
    const running = await startProcess({ DATA_DIR: folder, SEED: 'none' })
    const ready = async () => (await fetch(`${running.address}/health/ready`)).status
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const before = postmaster(folder)
      process.kill(before, signal)
      while ([0, before].includes(postmaster(folder))) await wait(50)
      while ((await ready()) !== 200) await wait(100)
      expect(postmaster(folder)).not.toBe(before)
    }
    expect(running.output()).toContain('PostgreSQL has ended; it is started again.')
    expect(await running.end()).toBe(0)
    expect(isRunning(folder)).toBe(false)
  })

  test.each([0, 400, 1500])(
    'a start that is ended after %i ms of its database stops it, says nothing, and is made up for',
    async (after) => {
      const folder = newFolder()
      const { child, ended, output } = launch({ DATA_DIR: folder, SEED: 'demo' })
      while (!fs.existsSync(path.join(folder, 'postgres.new')) && !isRunning(folder)) await wait(5)
      await wait(after)
      child.kill('SIGTERM')
      expect([await ended, output()]).toEqual([0, ''])
      expect(isRunning(folder)).toBe(false)
      const again = await startProcess({ DATA_DIR: folder, SEED: 'none' })
      await again.end()
    },
  )
})
