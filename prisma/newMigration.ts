// Writes the next migration: `npm run migration -- name_of_it`. What Prisma can't say is added to it by hand.
import fs from 'node:fs'
import { nextMigration } from './engine.ts'
import { projectFile } from './project.ts'
import { startScratch } from './scratch.ts'

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Name the migration in snake_case: npm run migration -- add_vehicles')
  process.exit(1)
}
const database = await startScratch()
try {
  const sql = await nextMigration(database.owner)
  if (!sql) {
    console.log('The migrations lead to the schema already.')
  } else {
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const folder = projectFile('prisma/migrations', `${stamp}_${name}`)
    fs.mkdirSync(folder)
    fs.writeFileSync(`${folder}/migration.sql`, sql)
    console.log(`Wrote ${folder}/migration.sql`)
  }
} finally {
  await database.stop()
}
