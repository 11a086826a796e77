import type { Context } from '../../kernel/context.ts'
import { problemColumn, problemCsv } from '../../kernel/rows/csv.ts'
import { problemsIn, type KindName } from './importedKind.ts'
import { kindNamed } from './kinds.ts'

/** The rows of which nothing can be made, as they were sent, with the reason as the last column. */
export async function refusedCsv(
  { db: { prisma }, language }: Pick<Context, 'db' | 'language'>,
  { id: importId, kind, headings }: { id: string; kind: KindName; headings: string[] },
): Promise<string> {
  const labels = new Map(kindNamed(kind).fields.map(({ name, label }) => [name, label]))
  const rows = await prisma.importRow.findMany({
    where: { importId, effect: 'REFUSED' },
    orderBy: { number: 'asc' },
    select: { number: true, cells: true, problems: true },
  })
  const own = headings.flatMap((heading, i) => (heading === problemColumn ? [] : [i]))
  return problemCsv(
    own.map((i) => headings[i]!),
    rows.map(({ number, cells, problems }) => ({
      number,
      cells: own.map((i) => cells[i]),
      problems: problemsIn(language, problems, labels),
    })),
  )
}
