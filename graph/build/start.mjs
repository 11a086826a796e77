// `npm start`: everything that is missing is made, then the server runs in this very process.
import { prepare } from './prepare.mjs'

await prepare('start')
await import('../../dist/graph/main.js')
