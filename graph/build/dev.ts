// npm run dev: the web with hot reload, and the server started anew at each change of it. The database stays up.
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { addressOf } from '../../prisma/connect.ts'
import { startEmbedded } from '../../prisma/embedded.ts'
import { freePort } from '../../prisma/freePort.ts'
import { projectFile, projectRoot } from '../../prisma/project.ts'
import { StartError } from '../../prisma/startError.ts'
import { readSettings, SettingsError } from '../kernel/settings.ts'
import { BuildError, makeStale, toGenerate } from './steps.ts'

const settle = 100

async function dev() {
  const { DATABASE_URL, DATA_DIR, HOST, PORT, SEED } = readSettings(process.env)
  const database = DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: DATA_DIR, say: (line) => console.error(line) })
  const apiPort = await freePort()
  const environment = {
    ...process.env,
    ...(database
      ? { DATABASE_URL: addressOf(database.connection), MIGRATE_DATABASE_URL: addressOf(database.owner), SEED }
      : {}),
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    PUBLIC_URL: `http://${HOST}:${PORT}`,
  }
  let server: ChildProcess | undefined
  let web: ChildProcess | undefined

  async function restart() {
    await ended(server)
    server = run(['--import', './graph/build/hook.mjs', 'graph/main.ts'], environment)
  }

  /** Makes what is generated, and tells of what can't be made until it can. */
  async function generate() {
    try {
      await makeStale(toGenerate)
      return true
    } catch (error) {
      console.error(error instanceof BuildError ? error.message : error)
      return false
    }
  }

  const stop = async () => {
    await Promise.all([ended(server), ended(web)])
    await database?.stop()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())

  await generate()
  await restart()
  const vite = [
    'node_modules/vite/bin/vite.js',
    '--config',
    'web/vite.config.ts',
    '--host',
    HOST,
    '--port',
    String(PORT),
    '--strictPort',
  ]
  web = run([...vite, '--clearScreen', 'false', '--logLevel', 'warn'], {
    ...process.env,
    OPSGRAPH_API: `http://127.0.0.1:${apiPort}`,
  })
  web.once('exit', () => void stop())
  onChange('web', () => void generate())
  onChange('graph', async () => (await generate()) && restart())
  onChange('prisma', async () => (await generate()) && restart())
}

const run = (args: string[], env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ['ignore', 'inherit', 'inherit'] })

/** Ends a process and waits until it has. */
function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGINT')
  })
}

/** Calls back once the files of a folder have changed and are still again; one call at a time. */
function onChange(folder: string, changed: () => unknown) {
  let timer: NodeJS.Timeout | undefined
  let turn = Promise.resolve()
  fs.watch(projectFile(folder), { recursive: true }, (_event, file) => {
    if (
      !file ||
      file.includes('__generated__') ||
      !/\.(tsx?|prisma|sql|json)$/.test(file) ||
      /\.test\.tsx?$/.test(file)
    )
      return
    clearTimeout(timer)
    timer = setTimeout(() => {
      turn = turn.then(async () => void (await changed()))
    }, settle)
  })
}

dev().catch((error: unknown) => {
  if (error instanceof SettingsError) for (const line of error.lines) console.error(line)
  else console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
