import fs from 'node:fs'
import { printSchema } from 'graphql'
import { projectFile } from '../../prisma/project.ts'
import { makeSchema } from '../schema.ts'

const file = projectFile('schema.graphql')
const text = () => `${printSchema(makeSchema())}\n`

/** Whether schema.graphql is what the graph says. */
export const isSchemaCurrent = (): boolean => fs.readFileSync(file, 'utf8') === text()

export const writeSchema = () => fs.writeFileSync(file, text())
