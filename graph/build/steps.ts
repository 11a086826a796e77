// What is made from the sources, each step only where its inputs changed since it last ran.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { projectFile, projectRoot } from '../../prisma/project.ts'
import { languages } from '../kernel/messages/languages.ts'

interface Step {
  name: string
  inputs: string[]
  /** Which files of the inputs count; all of them where nothing is said. */
  only?: RegExp
  outputs: string[]
  run(): void | Promise<void>
}

const stampsFile = projectFile('dist/stamps.json')

function node(args: string[], environment = {}) {
  // Prisma starts its generators by name.
  const PATH = `${projectFile('node_modules/.bin')}${path.delimiter}${process.env.PATH}`
  const options = { cwd: projectRoot, encoding: 'utf8' as const, env: { ...process.env, ...environment, PATH } }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  if (status !== 0) throw new BuildError(`${stdout}${stderr}`.trim())
}

/** What a step said that could not be done. */
export class BuildError extends Error {
  override name = 'BuildError'
}

const hook = ['--import', './graph/build/hook.mjs']

const prismaClient: Step = {
  name: 'Prisma client',
  inputs: ['prisma/schema', 'prisma/tablesGenerator.mjs', 'package-lock.json'],
  outputs: ['client/client.ts', 'pothos.ts', 'tables.ts'].map((file) => `prisma/__generated__/${file}`),
  run: () => node(['node_modules/prisma/build/index.js', 'generate', '--config', 'prisma/prisma.config.ts']),
}

const messages: Step = {
  name: 'messages',
  inputs: ['graph', 'web'],
  only: /\/messages(\.\w+\.json$|\/)/,
  outputs: ['web/kernel/ui/__generated__/messages.ts'],
  async run() {
    const { CatalogueError } = await import('./messages/catalogue.ts')
    const { writeMessages } = await import('./messages/writeMessages.ts')
    try {
      writeMessages()
    } catch (error) {
      throw error instanceof CatalogueError ? new BuildError(error.message) : error
    }
  },
}

const clientInputs = ['docs/client/generate.mjs', 'docs/client/documents.graphql']

const placeNames: Step = {
  name: 'place names of maps',
  inputs: ['web/build/writePlaceNames.ts', 'web/kernel/map/quarters.ts', 'package-lock.json'],
  outputs: ['web/kernel/map/__generated__/places/world.json'],
  run: () => node([...hook, 'web/build/writePlaceNames.ts']),
}

const schemaText: Step = {
  name: 'schema.graphql, docs/rest.md, the types of REST documents and of docs/client',
  inputs: ['graph', 'prisma/schema', 'prisma/sql', ...clientInputs, 'package-lock.json'],
  outputs: [
    'schema.graphql',
    'docs/rest.md',
    'docs/client/operations.ts',
    'prisma/sql/release',
    'graph/integration/rest/__generated__/documents.ts',
  ],
  run() {
    node([...hook, 'graph/build/writeSchema.ts'])
    node(['docs/client/generate.mjs', 'schema.graphql', 'docs/client/documents.graphql', 'docs/client/operations.ts'])
  },
}

const relayArtifacts: Step = {
  name: 'Relay artifacts',
  inputs: ['web', 'schema.graphql', 'relay.config.js', 'package-lock.json'],
  outputs: ['web/__generated__'],
  run() {
    fs.mkdirSync(projectFile('web/__generated__'), { recursive: true })
    // It writes what it has changed to this file, and does not start without it.
    fs.writeFileSync(projectFile('web/__generated__/operations.json'), '{}')
    node(['node_modules/relay-compiler/cli.js', '--output', 'quiet-with-errors'])
  },
}

const web: Step = {
  name: 'web',
  inputs: ['web', 'graph/build/steps.ts', 'schema.graphql', 'relay.config.js', 'package-lock.json'],
  outputs: [...languages.map((language) => `dist/web/${language}/index.html`), 'dist/operations.json'],
  run() {
    for (const OPSGRAPH_LANGUAGE of languages)
      node(['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'], {
        OPSGRAPH_LANGUAGE,
      })
    fs.writeFileSync(projectFile('dist/operations.json'), JSON.stringify(operationsOfWeb()))
  },
}

/** The operations of the web by the hash that its pages send. */
function operationsOfWeb(): Record<string, string> {
  const folder = projectFile('web/__generated__')
  const artifacts = fs.readdirSync(folder).filter((name) => name.endsWith('.graphql.ts'))
  return Object.fromEntries(
    artifacts.flatMap((name) => {
      const artifact = fs.readFileSync(path.join(folder, name), 'utf8')
      const [id, text] = ['id', 'text'].map(
        (field) => new RegExp(`^    "${field}": (".*"),?$`, 'm').exec(artifact)?.[1],
      )
      return id && text ? [[JSON.parse(id) as string, JSON.parse(text) as string]] : []
    }),
  )
}

const server: Step = {
  name: 'server',
  inputs: ['graph', 'prisma', 'package-lock.json'],
  outputs: ['dist/graph/main.js', 'dist/graph/query_compiler.wasm'],
  async run() {
    const { bundleServer } = await import('./serverBundle.ts')
    await bundleServer()
  },
}

const explorer: Step = {
  name: 'explorer',
  inputs: ['graph/build/explorer.ts', 'graph/kernel/http/graphiqlStart.ts', 'package-lock.json'],
  outputs: ['dist/explorer/explorer.json'],
  async run() {
    const { writeExplorer } = await import('./explorer.ts')
    await writeExplorer()
  },
}

export const toRun = [messages, prismaClient, relayArtifacts, placeNames]
export const toGenerate = [messages, prismaClient, schemaText, relayArtifacts, placeNames]
/** What the command needs. */
export const toServe = [messages, prismaClient, explorer, server]
export const toStart = [...toRun, web, explorer, server]

/** Runs the steps that are not fresh; ends the process where one fails. */
export async function build(steps: Step[]) {
  try {
    await makeStale(steps)
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error)
    process.exit(1)
  }
}

/** Runs the steps whose inputs have changed. */
export async function makeStale(steps: Step[]) {
  const stamps = readStamps()
  for (const step of steps) {
    const stamp = stampOf(step)
    const isThere = step.outputs.every((output) => fs.existsSync(projectFile(output)))
    if (isThere && stamps[step.name] === stamp) continue
    console.log(`Building ${step.name} …`)
    await step.run()
    // A step may write into its own inputs, so they are looked at again.
    stamps[step.name] = stampOf(step)
    fs.mkdirSync(path.dirname(stampsFile), { recursive: true })
    fs.writeFileSync(stampsFile, JSON.stringify(stamps))
  }
}

function readStamps(): Record<string, string> {
  try {
    return JSON.parse(fs.readFileSync(stampsFile, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

function stampOf({ inputs, only }: Step): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesOf(projectFile(input)))) {
    if (only && !only.test(file)) continue
    hash.update(path.relative(projectRoot, file)).update(fs.readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(file: string): string[] {
  if (!fs.existsSync(file)) return []
  if (fs.statSync(file).isFile()) return [file]
  return fs
    .readdirSync(file)
    .filter((name) => name !== '__generated__')
    .sort()
    .flatMap((name) => filesOf(path.join(file, name)))
}
