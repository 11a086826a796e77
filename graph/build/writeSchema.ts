import { writeTexts } from './schemaText.ts'

writeTexts()
