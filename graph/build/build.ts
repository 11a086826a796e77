// npm run build: what `npm start` serves.
import { build, toStart } from './steps.ts'

await build(toStart)
