// Runs a TypeScript file of the project once everything that it needs is made: `node graph/build/run.mjs some.ts`.
import { register } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, root } from './install.mjs'

install()
register('./hookLoader.mjs', import.meta.url)
const { build, toRun } = await import('./steps.ts')
const [, , file, ...rest] = process.argv
// What generates makes these itself, and in the order that they need of each other: the web's are of the graph's text.
if (file !== 'graph/build/generate.ts') await build(toRun)
process.argv = [process.argv[0], path.join(root, file), ...rest]
await import(pathToFileURL(path.join(root, file)).href)
