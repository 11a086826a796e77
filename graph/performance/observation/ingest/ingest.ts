// /ingest: observations from machines, a JSON object a line. All of a request are taken or none, unless it says that
// refused lines are left out.
import type { IncomingMessage } from 'node:http'
import { Context, type Client, type Services } from '../../../kernel/context.ts'
import { spooled, type Spool } from '../../../organization/file/storeFile.ts'
import { LineChecker, mostProblems, type LineProblem } from './checkLines.ts'
import { lines } from './lines.ts'
import { copyText, writeLines } from './writeLines.ts'
import { reachesPlaced } from '../../../kernel/placed.ts'
import { requireScope, through } from '../../../kernel/auth/scopes.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { HttpError, tooMany } from '../../../kernel/http/body.ts'
import { budgetOf, type OperationLimits } from '../../../kernel/http/limits.ts'
import { Turns } from '../../../kernel/http/turns.ts'
import { comesPacked, unpacked } from '../../../kernel/http/unpack.ts'

export const ingestPath = '/ingest'
export const ingestSeconds = 120

const mostLines = 100_000
const mostMegabytes = 40
const portion = 5_000
const types = new Set(['application/x-ndjson', 'application/ndjson', 'application/jsonl'])

const inUse = (line: number): LineProblem => ({
  line,
  field: 'key',
  message: 'This source and key are in use elsewhere; choose another key.',
})

/** Refused lines, each with its field and what would be right. */
class LinesError extends HttpError {
  readonly body: object

  constructor(problems: LineProblem[]) {
    const [first] = problems
    const message = 'Nothing was taken: some lines are refused.'
    super('VALIDATION', message)
    const detail = `Line ${first!.line}${first!.field && `, ${first!.field}`}: ${first!.message}`
    this.body = { message, detail, code: this.code, problems: problems.slice(0, mostProblems) }
  }
}

/** What the address says of refused lines; anything but true and false is a mistake. */
function leavesOutIn(url: string): boolean {
  const said = new URL(url, 'http://localhost').searchParams.get('leavesOutRefused')
  if (said !== null && !['true', 'false'].includes(said))
    throw new HttpError('BAD_REQUEST', 'leavesOutRefused: write true or false.')
  return said === 'true'
}

export function ingestDoor(services: Services, limits: OperationLimits) {
  const { db, clock } = services
  const turns = new Turns(2, 20)

  async function take(req: IncomingMessage, context: Context, viewer: Viewer, leavesOutRefused: boolean) {
    const tooLarge = () =>
      new HttpError(
        'TOO_LARGE',
        `Send at most ${mostMegabytes} MB and ${mostLines.toLocaleString('en')} lines at once.`,
      )
    const most = mostMegabytes * 1_000_000
    if (Number(req.headers['content-length']) > most) throw tooLarge()
    const bytes = req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
    const isPacked = comesPacked(req)
    const whole = <T>(keep: (spool: Spool) => Promise<T>) =>
      spooled(bytes, most, tooLarge, (sent) =>
        isPacked ? spooled(unpacked(sent.file), most, tooLarge, keep) : keep(sent),
      )
    return whole(({ file }) =>
      turns.take(async () => {
        const checker = new LineChecker(context)
        const parts: string[] = []
        const metricIds = new Set<string>()
        let count = 0
        for await (const some of lines(file, portion)) {
          const checked = await checker.check(some)
          if (checker.problems.length >= mostProblems && !leavesOutRefused) break
          if (count + checked.length > mostLines) throw tooLarge()
          parts.push(checked.map((one, i) => copyText(one, count + i)).join(''))
          for (const { metric } of checked) metricIds.add(metric.id)
          count += checked.length
        }
        if (checker.refused && !leavesOutRefused) throw new LinesError(checker.problems)
        if (!count && !checker.refused) throw new HttpError('VALIDATION', 'Send a line at least.')
        const { leftOut, ...written } = await db.withClient((client) =>
          writeLines(
            client,
            { now: clock.now(), actorId: viewer.id },
            { parts, count, metricIds: [...metricIds] },
            (place, line) => {
              if (reachesPlaced(viewer, 'metrics.enter', { ...place, departmentId: null, groupId: null })) return false
              if (leavesOutRefused) return true
              throw new LinesError([inUse(line)])
            },
          ),
        )
        const problems = [...checker.problems, ...leftOut.map(inUse)]
          .toSorted((one, other) => one.line - other.line)
          .slice(0, mostProblems)
        return leavesOutRefused ? { ...written, refused: checker.refused + leftOut.length, problems } : written
      }),
    )
  }

  return async (
    req: IncomingMessage,
    client: Client,
    viewer: Viewer | null,
  ): Promise<{ status: number; body: object }> => {
    if (req.method !== 'POST') throw new HttpError('METHOD', `${ingestPath} takes POST.`, { allow: 'POST' })
    if (!viewer) throw new HttpError('UNAUTHENTICATED', 'Sign in first.')
    requireScope(viewer, 'OBSERVATIONS')
    const type = req.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
    if (!types.has(type ?? ''))
      throw new HttpError('MEDIA_TYPE', 'Send lines of JSON, with content-type: application/x-ndjson.')
    const leavesOutRefused = leavesOutIn(req.url ?? '')
    const wait = await limits.count(budgetOf(viewer), 1)
    if (wait) throw tooMany(wait)
    try {
      return {
        status: 200,
        body: await take(req, new Context(services, client, through(viewer, 'OBSERVATIONS')), viewer, leavesOutRefused),
      }
    } catch (error) {
      if (error instanceof LinesError) return { status: error.status, body: error.body }
      throw error
    }
  }
}
