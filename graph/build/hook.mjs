// Lets node run TypeScript files as they are: `node --import ./graph/build/hook.mjs some.ts`.
import { register } from 'node:module'

register('./hookLoader.mjs', import.meta.url)
