// `npm run opsgraph -- COMMAND`: the built command, made first where it is not fresh.
import { register } from 'node:module'
import { install } from './install.mjs'

install()
register('./hookLoader.mjs', import.meta.url)
const { build, toServe } = await import('./steps.ts')
await build(toServe)
await import('../../dist/graph/main.js')
