// npm test: the checks, then every test. `npm run test:long` runs those that take too long for every day.
import { spawnSync } from 'node:child_process'
import { projectRoot } from '../../prisma/project.ts'
import { check } from './check.ts'
import { build, toStart } from './steps.ts'

const projects = process.argv.includes('long') ? ['long', 'storm'] : ['graph', 'web', 'browser']

const [checked] = await Promise.all([projects.includes('long') || check(), build(toStart)])
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'graph/testing/vitest.config.ts']
const { status } = spawnSync(process.execPath, [...vitest, ...projects.flatMap((name) => ['--project', name])], {
  cwd: projectRoot,
  stdio: 'inherit',
})
process.exit(checked && status === 0 ? 0 : 1)
