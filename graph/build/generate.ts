// npm run generate: everything that is generated, the text of the schema too.
import { build, toGenerate } from './steps.ts'

await build(toGenerate)
