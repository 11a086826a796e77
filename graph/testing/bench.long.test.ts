// Every part of `npm run bench` works: it is run by hand, so that what breaks it would be seen on the day it is needed.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectRoot } from '../../prisma/project.ts'

test('every part of the bench measures, with little data', () => {
  const args = ['graph/build/run.mjs', 'graph/testing/bench/bench.ts', '--small']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
})
