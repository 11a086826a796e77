// Writes schema.graphql, the graph as text.
import fs from 'node:fs'
import { printSchema } from 'graphql'
import { projectFile } from '../../prisma/project.ts'
import { makeSchema } from '../schema.ts'

fs.writeFileSync(projectFile('schema.graphql'), `${printSchema(makeSchema())}\n`)
