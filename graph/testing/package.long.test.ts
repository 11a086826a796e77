// The packaged folder elsewhere: with Node and nothing else, as whatever user, written to by nobody, on each Node that
// is supported.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf } from '../../prisma/connect.ts'
import { projectRoot } from '../../prisma/project.ts'
import { testDatabase } from './database.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-package-'))
const packaged = path.join(folder, 'opsgraph')
const isRoot = process.getuid?.() === 0

beforeAll(() => {
  const made = spawnSync(process.execPath, ['graph/build/run.mjs', 'graph/build/package.ts', packaged], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  expect([made.status, made.stderr]).toEqual([0, ''])
  fs.chmodSync(folder, 0o755)
  // Nobody writes to it, not even who owns it.
  spawnSync('chmod', ['-R', 'a-w', packaged])
}, 600_000)

afterAll(() => {
  spawnSync('chmod', ['-R', 'u+w', folder])
  fs.rmSync(folder, { recursive: true, force: true })
})

interface Run {
  node?: string
  environment: Record<string, string>
  uid?: number
}

/** Starts it, asks whether it is ready, and ends it; answers with what it said. */
async function ready({ node = process.execPath, environment, uid }: Run) {
  const child = spawn(node, [path.join(packaged, 'dist/graph/main.js')], {
    cwd: '/',
    // No PATH to anything else.
    env: { PATH: '/nowhere', PORT: '0', LOG_LEVEL: 'silent', SEED: 'none', DRAIN_SECONDS: '0', ...environment },
    ...(uid !== undefined && { uid, gid: uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const address = await Promise.race([
    expect.poll(() => /ready at (\S+)/.exec(output)?.[1]).toBeDefined(),
    ended.then((code) => Promise.reject(new Error(`It ended with ${code}: ${output}`))),
  ]).then(() => /ready at (\S+)/.exec(output)![1]!)
  const status = (await fetch(`${address}/health/ready`)).status
  const page = await (await fetch(`${address}/home`)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)![1]!
  const asset = (await fetch(address + script)).status
  child.kill('SIGTERM')
  return { status, asset, code: await ended }
}

const good = { status: 200, asset: 200, code: 0 }

const dataFolder = (uid?: number) => {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-package-data-'))
  if (uid !== undefined) fs.chownSync(made, uid, uid)
  return made
}

describe('the packaged folder', { timeout: 600_000 }, () => {
  test('holds neither maps nor tools nor sources', () => {
    const files = fs.readdirSync(packaged, { recursive: true, encoding: 'utf8' })
    expect(
      files.filter(
        (file) => /\.(map|tsx?)$|node_modules\/(vite|typescript|prisma)\b/.test(file) && !file.endsWith('.d.ts'),
      ),
    ).toEqual([])
    const size = Number(spawnSync('du', ['-sm', packaged], { encoding: 'utf8' }).stdout.split('\t')[0])
    expect(size).toBeLessThan(120)
  })

  test('starts with its own database', async () => {
    expect(await ready({ environment: { DATA_DIR: dataFolder() } })).toEqual(good)
  })

  test.runIf(isRoot).each([1, 4_321, 65_534])('starts as the user %i on a database of its own', async (uid) => {
    const DATABASE_URL = addressOf(await testDatabase('packaged'))
    expect(await ready({ environment: { DATABASE_URL }, uid })).toEqual(good)
  })

  test.runIf(isRoot)('starts with the embedded one as a user that has a name', async () => {
    expect(await ready({ environment: { DATA_DIR: dataFolder(65_534) }, uid: 65_534 })).toEqual(good)
  })

  test('its launcher finds it through a link', () => {
    const link = path.join(folder, 'linked')
    fs.symlinkSync(path.join(packaged, 'opsgraph'), link)
    const { status, stdout } = spawnSync(link, ['help'], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, expect.stringContaining('  restore FILE')])
  })

  /** Node of another version, from its package; undefined where that is not to be had. */
  function nodeOf(version: number): string | undefined {
    const name = `node-${process.platform}-${process.arch}`
    const home = path.join(folder, `node-${version}`)
    fs.mkdirSync(home, { recursive: true })
    const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', home]
    const { status } = spawnSync('npm', [...args, `${name}@${version}`], { encoding: 'utf8', timeout: 300_000 })
    return status === 0 ? path.join(home, 'node_modules', name, 'bin/node') : undefined
  }

  test.each([20, 22, 24])('runs on Node %i', async (version) => {
    const node = nodeOf(version)
    // Where the registry is away, it is the machine that is wanting.
    if (!node) return expect(spawnSync('npm', ['ping'], { timeout: 60_000 }).status).not.toBe(0)
    const said = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout
    expect(said).toMatch(new RegExp(`^v${version}\\.`))
    expect(await ready({ node, environment: { DATA_DIR: dataFolder() } })).toEqual(good)
  })
})
