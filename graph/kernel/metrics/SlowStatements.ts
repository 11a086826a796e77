// Statements that took long, in the log: their text, which has no values, and a hash of their plan, by which one is
// seen whose plan has turned.
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Db } from '../db.ts'

const longestText = 2_000
/** How often the plan of one statement is asked for, in milliseconds. */
const explainedEvery = 60_000
const mostExplained = 500
const explainable = /^\s*(select|with|insert|update|delete|merge)\b/i

interface PlanNode {
  'Node Type': string
  'Join Type'?: string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The shape of a plan without its figures: what is read, how, and in which order. */
const shapeOf = (plan: PlanNode): unknown[] => [
  plan['Node Type'],
  plan['Join Type'],
  plan['Relation Name'],
  plan['Index Name'],
  ...(plan.Plans ?? []).map(shapeOf),
]

/** What the plan of a slow statement is asked for with, some time after it. */
export const explaining = 'explain (generic_plan, format json) '

export class SlowStatements {
  private readonly db: Db
  private readonly log: Logger
  private readonly explainedAt = new Map<string, number>()
  private isExplaining = false

  constructor(db: Db, log: Logger) {
    this.db = db
    this.log = log
  }

  /** Logs a statement that was slow, with its plan where that was not asked for just now. */
  note(pool: string | undefined, text: string, milliseconds: number) {
    // What it asks for a plan by may be slow, too.
    if (this.isExplaining && text.startsWith('explain')) return
    const statement = shortHash(text)
    const line = {
      statement,
      pool,
      milliseconds: Math.round(milliseconds),
      text: text.replace(/\s+/g, ' ').slice(0, longestText),
    }
    const say = (planHash?: string) => this.log.warn({ ...line, planHash }, 'A statement was slow.')
    if (!this.mayExplain(statement, text)) return say()
    this.planHash(text).then(say, () => say())
  }

  private mayExplain(statement: string, text: string): boolean {
    const now = performance.now()
    if (this.isExplaining || !explainable.test(text)) return false
    if (now - (this.explainedAt.get(statement) ?? -explainedEvery) < explainedEvery) return false
    if (this.explainedAt.size >= mostExplained) this.explainedAt.clear()
    this.explainedAt.set(statement, now)
    return true
  }

  /** The plan that serves all values, which the hot pool takes; nothing is run by asking for it. */
  private async planHash(text: string): Promise<string> {
    this.isExplaining = true
    try {
      const { rows } = await this.db.withClient((client) =>
        client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`${explaining}${text}`),
      )
      return shortHash(JSON.stringify(shapeOf(rows[0]!['QUERY PLAN'][0].Plan)))
    } finally {
      this.isExplaining = false
    }
  }
}
