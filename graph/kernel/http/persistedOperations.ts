// Operations that the web asks for by the hash of their text: those of this build from a file, those of earlier ones
// from the database, so that a page that was opened before an upgrade goes on working.
import fs from 'node:fs'
import { type GraphQLSchema, parse, validate } from 'graphql'
import { projectFile } from '../../../prisma/project.ts'
import type { Services } from '../context.ts'
import { cacheUse } from '../metrics/cacheUse.ts'

const keptDays = 90
const used = cacheUse('persisted operations')

type Operations = Record<string, string>

/** Those of this build; none where the web is not built. */
function built(): Operations {
  const file = projectFile('dist/operations.json')
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Operations) : {}
}

const keep = `
  with build as (select key, value from jsonb_each_text($1)),
  retired as (
    update persisted_operation p set retired_at = $2 where retired_at is null and not exists (select from build where key = p.hash)),
  gone as (delete from persisted_operation where retired_at < $2::timestamptz - make_interval(days => ${keptDays}))
  insert into persisted_operation (hash, text) select key, value from build
  on conflict (hash) do update set retired_at = null where persisted_operation.retired_at is not null`

/** Keeps the operations of a build, and forgets those that no build has had for long. */
export async function keepOperations({ db, clock }: Services, operations = built()): Promise<void> {
  if (Object.keys(operations).length) await db.runOnce(keep, [JSON.stringify(operations), clock.now()])
}

/** `shown` is the graph that operations are asked of. */
export function operationsOf({ db }: Services, shown: GraphQLSchema) {
  let known: Operations | undefined
  const valid = new Map<string, boolean>()

  /** Whether the text of an earlier build is still one of this graph. */
  function isValid(hash: string, text: string): boolean {
    if (!valid.has(hash)) valid.set(hash, !validate(shown, parse(text), undefined, { maxErrors: 1 }).length)
    return valid.get(hash)!
  }

  /**
   * The text of an operation by its hash in hexadecimal; undefined for one that no build has had of late, or that asks
   * for what is gone since.
   */
  return async (hash: string): Promise<string | undefined> => {
    known ??= built()
    const text = known[hash]
    used(text !== undefined)
    if (text !== undefined) return text
    const [row] = await db.run<[string]>('select text from persisted_operation where hash = $1', [hash])
    return row && isValid(hash, row[0]) ? row[0] : undefined
  }
}
