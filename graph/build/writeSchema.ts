import { writeSchema } from './schemaText.ts'

writeSchema()
