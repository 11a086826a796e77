// What happens is told by whoever writes it: no source writes a step of a record, or the outbox, past the one way.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'

/** Where a text stands in the product's sources; tests and seeds tell nobody. */
function filesWith(text: RegExp): string[] {
  const files = ['graph', 'prisma/sql'].flatMap((folder) =>
    fs.readdirSync(projectFile(folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  return files
    .filter((file) => /\.(ts|sql)$/.test(file) && !/\.test\.ts$|^graph\/(seed|testing)\//.test(file))
    .filter((file) => text.test(fs.readFileSync(projectFile(file), 'utf8')))
    .sort()
}

const writes = (table: string, model: string) =>
  new RegExp(
    String.raw`insert\s+into\s+"?${table}"?\b|\bcopy\s+"?${table}"?\b|\b${model}\b[^;]{0,40}\.\s*(create|upsert)(?!d)|\{[^}]*\b${model}\b[^}]*\}: Transaction`,
    'i',
  )

test('a step of a record is written into its history where it is told too, and nowhere else', () => {
  expect(filesWith(writes('action_history', 'historyEntry'))).toEqual(['graph/work/action/historySql.ts'])
})

test('a note is written where it is told too', () => {
  expect(filesWith(writes('note', 'note'))).toEqual(['graph/work/note/addNote.ts'])
})

test('the outbox is written by its two functions, and by the one trigger', () => {
  expect(filesWith(writes('outbox', 'outboxEntry'))).toEqual([
    'graph/kernel/outbox.ts',
    'prisma/sql/people/membership_due.sql',
  ])
})

test.each([
  'insert into action_history (action_id) values ($1)',
  'INSERT INTO "action_history"',
  'tx.historyEntry.createMany({ data })',
  'await transaction.historyEntry\n    .create({})',
  'export async function addActions({ action, historyEntry }: Transaction) {',
])('and would be found: %s', (text) => {
  expect(writes('action_history', 'historyEntry').test(text)).toBe(true)
})
