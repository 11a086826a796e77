// Reads a file into rows, part by part: neither its text nor its rows are ever held whole.
import { parse } from 'csv-parse'
import type { Context } from '../../kernel/context.ts'
import { ExpectedError } from '../../kernel/errors.ts'
import { csvOptions, delimiterOf, noCsv, requireDistinct, wrongFile } from '../../kernel/rows/csv.ts'
import { textOf } from '../../organization/file/sentFile.ts'
import * as t from './__generated__/messages.ts'

export const mostRows = 50_000
const mostColumns = 100
const atOnce = 1_000

export interface FileRow {
  number: number
  cells: string[]
}

/** What made a spreadsheet take a cell for no formula is none of what it says. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '')

/**
 * Reads the headings, then hands over the rows, some at a time. Answers with the headings and how many rows there are.
 */
export async function readFile(
  context: Context,
  fileId: string,
  take: (rows: FileRow[]) => Promise<void>,
): Promise<{ headings: string[]; total: number }> {
  const texts = textOf(context, fileId)
  const first = (await texts.next()).value ?? ''
  const parser = parse(csvOptions(delimiterOf(first)))
  const feeding = feed(parser, first, texts)
  let headings: string[] | undefined
  let rows: FileRow[] = []
  let total = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (!headings) {
        headings = headingsOf(record)
        continue
      }
      total++
      if (total > mostRows) throw wrongFile(t.tooManyRows({ most: mostRows }))
      rows.push({ number: total + 1, cells: headings.map((_, i) => plain(record[i] ?? '')) })
      if (rows.length < atOnce) continue
      await take(rows)
      rows = []
    }
    await feeding
  } catch (error) {
    parser.destroy()
    await feeding.catch(() => {})
    throw error instanceof ExpectedError ? error : noCsv(error)
  }
  if (!headings || !total) throw wrongFile(t.noRows)
  if (rows.length) await take(rows)
  return { headings, total }
}

/** Gives the reader what it has room for. */
async function feed(parser: ReturnType<typeof parse>, first: string, rest: AsyncGenerator<string>): Promise<void> {
  try {
    for (let text = first; ;) {
      if (text && !parser.write(text))
        await new Promise<void>(
          (resolve) =>
            void parser
              .once('drain', resolve)
              .once('close', resolve)
              .once('error', () => resolve()),
        )
      const { value, done } = await rest.next()
      if (done || parser.destroyed) break
      text = value
    }
    parser.end()
  } catch (error) {
    parser.destroy(error as Error)
    throw error
  }
}

function headingsOf(record: string[]): string[] {
  const headings = record.map((cell) => plain(cell).slice(0, 200))
  if (headings.length > mostColumns) throw wrongFile(t.tooManyColumns({ most: mostColumns }))
  const nameless = headings.indexOf('')
  if (nameless >= 0) throw wrongFile(t.namelessColumn({ column: nameless + 1 }))
  requireDistinct(headings)
  return headings
}
