// docs/integrators.md and docs/ingest.md, as a newcomer would follow them: each of their snippets runs against a fresh
// demo.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'
import { ownDemo } from './demo.ts'
import { TestClock } from './TestClock.ts'
import { World } from './world.ts'
import { deliverDue } from '../integration/webhook/deliverDue.ts'
import { readOutbox } from '../kernel/readOutbox.ts'

const run = promisify(execFile)

const snippets = (file: string, language: string) =>
  [
    ...fs
      .readFileSync(projectFile('docs', file), 'utf8')
      .matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms')),
  ].map(([, text]) => text!)

let world: World
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  // Programs of their own follow the real clock.
  await ownDemo('integrators_demo', new TestClock())
  world = await World.make({ database: 'integrators_demo', settings: { WEBHOOK_HTTP: 'yes', WEBHOOK_PRIVATE: 'yes' } })
  env = { PATH: process.env.PATH, OPSGRAPH: await world.serve() }
})

test('its commands make a token, and listen', async () => {
  const { stdout } = await run(
    'sh',
    ['-e', '-c', `${snippets('integrators.md', 'sh').join('\n')}\nprintf '\\n%s' "$OPSGRAPH_TOKEN"`],
    { env },
  )
  expect(stdout).toContain('{"data":{"viewer":{"user":{"name":"')
  expect(stdout).toMatch(/^\{"data":\{"organizations":.+"hasNext":true,"extensions":\{"cost":.+\}$/m)
  expect(stdout).toMatch(/^\{.*"incremental":\[\{"data":\{"contents":\{"records":\d+.+"label":"much"/m)
  const token = stdout.split('\n').at(-1)!
  expect(token).toMatch(/^ogp_/)
  env.OPSGRAPH_TOKEN = token
})

test('its program reads the board, hears of its own move, and is told by a webhook', async () => {
  const [isSigned] = snippets('webhooks.md', 'js')
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-integrator-')), 'first-steps.mjs')
  fs.writeFileSync(file, [isSigned, ...snippets('integrators.md', 'js')].join('\n'))
  const sending = setInterval(() => void readOutbox(world.services).then(() => deliverDue(world.services)), 200)
  const { stdout } = await run(process.execPath, [file], { env, timeout: 50_000 }).finally(() => clearInterval(sending))
  expect(stdout).toMatch(/^Next Up: \d+$/m)
  expect(stdout).toMatch(/^AR-\d+ Started\nheard: Started\ndelivered: action.changed\n\d+ open records$/m)
})

test('without the settings for webhooks the program ends, and says why', async () => {
  const strict = await World.make({ database: 'integrators_demo' })
  const [isSigned] = snippets('webhooks.md', 'js')
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-integrator-')), 'first-steps.mjs')
  fs.writeFileSync(file, [isSigned, ...snippets('integrators.md', 'js')].join('\n'))
  const ended = run(process.execPath, [file], { env: { ...env, OPSGRAPH: await strict.serve() }, timeout: 50_000 })
  await expect(ended).rejects.toMatchObject({
    code: 1,
    killed: false,
    stderr: expect.stringMatching(/https/) as string,
  })
})

test('the line of docs/ingest.md is taken', async () => {
  const [commands] = snippets('ingest.md', 'sh')
  const { stdout } = await run('sh', ['-e', '-c', commands!], { env })
  expect(JSON.parse(stdout)).toEqual({ added: 1, corrected: 0, same: 0 })
})
