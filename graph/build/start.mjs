// `npm start`: everything that is missing is made, then the server runs in this very process.
import { register } from 'node:module'
import { install } from './install.mjs'

install()
register('./hookLoader.mjs', import.meta.url)
const { build, toStart } = await import('./steps.ts')
await build(toStart)
await import('../../dist/graph/main.js')
