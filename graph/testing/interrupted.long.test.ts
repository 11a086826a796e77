// A start that is broken off at any moment, by a signal, by a kill or by the death of PostgreSQL, blocks no later one.
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dataFolder, launch, startProcess } from './process.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const moments = [0, 400, 1500, 4000]

test.each(moments.flatMap((moment) => ['SIGTERM', 'SIGKILL', 'postgres'].map((what) => ({ moment, what }))))(
  '$what after $moment ms',
  async ({ moment, what }) => {
    const folder = dataFolder()
    folders.push(folder)
    const pidFile = path.join(folder, 'postgres/postmaster.pid')
    const { child, ended, output } = launch({ DATA_DIR: folder, SEED: 'demo' })
    while (!fs.existsSync(pidFile)) await wait(5)
    await wait(moment)
    if (what === 'postgres') process.kill(Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
    child.kill(what === 'SIGTERM' ? 'SIGTERM' : 'SIGKILL')
    const code = await ended
    if (what === 'SIGTERM') expect([code, output(), fs.existsSync(pidFile)]).toEqual([0, '', false])
    const again = await startProcess({ DATA_DIR: folder, SEED: 'demo' })
    expect(again.output()).toContain('admin@demo.test')
    expect(await again.end()).toBe(0)
  },
)
