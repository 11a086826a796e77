// Runs a TypeScript file of the project once everything that it needs is made: `node graph/build/run.mjs some.ts`.
import { register } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, root } from './install.mjs'

install()
register('./hookLoader.mjs', import.meta.url)
const { build, toRun } = await import('./steps.ts')
await build(toRun)
const [, , file, ...rest] = process.argv
process.argv = [process.argv[0], path.join(root, file), ...rest]
await import(pathToFileURL(path.join(root, file)).href)
