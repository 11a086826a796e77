import { writeRestTypes } from './restTypes.ts'
import { writeTexts } from './schemaText.ts'

writeTexts()
await writeRestTypes()
