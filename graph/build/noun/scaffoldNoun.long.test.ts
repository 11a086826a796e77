// A noun as `npm run noun` makes it is whole: in a copy of the project everything is generated and checked, and its own
// tests are green.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../prisma/project.ts'

const area = 'planning'
const name = 'maintenanceWindow'
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-noun-'))
const left = new Set(['node_modules', 'dist', '.git'])
const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(VITEST|NODE_ENV|TEST$)/.test(key)))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}
const script = (file: string, ...args: string[]) => run('graph/build/run.mjs', `graph/build/${file}`, ...args)
const succeed = ({ status, said }: ReturnType<typeof run>) => expect(status, said).toBe(0)
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'graph/testing/vitest.config.ts']
const testsOf = (project: string, ...files: string[]) => run(...vitest, '--project', project, ...files)

beforeAll(() => {
  fs.cpSync(projectRoot, copy, { recursive: true, filter: (file) => !left.has(path.relative(projectRoot, file)) })
  const modules = path.join(projectRoot, 'node_modules')
  // Links where the file system has them: a bundler refuses what stands outside of the project.
  if (spawnSync('cp', ['-al', modules, copy]).status !== 0) spawnSync('cp', ['-a', modules, copy])
})
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }))

test('is made, generated and checked', () => {
  succeed(script('noun.ts', area, name))
  succeed(script('generate.ts'))
  succeed(script('check.ts'))
})

test('its table is what its migration makes', () => {
  expect(run('graph/build/run.mjs', 'prisma/newMigration.ts', 'more').said).toContain('lead to the schema already')
})

test('its own tests are green, and those that ask for every noun', () => {
  const folder = `${area}/${name.toLowerCase()}`
  succeed(testsOf('web', `web/${folder}`))
  succeed(testsOf('graph', `graph/${folder}`, 'graph/testing/tenancy.test.ts', 'graph/testing/explained.test.ts'))
})

test('the same name again is refused, and nothing is written', () => {
  const { status, said } = script('noun.ts', area, name)
  expect([status, said]).toEqual([
    1,
    'graph/build/areas.mjs: the area planning has a noun maintenancewindow. A noun stands once in the house.\n',
  ])
})
