// Publishes the comparison of one month: once, in one transaction, whichever process comes first.
import { naicsRevision } from '../../organization/reference/naicsList.ts'
import type { Db } from '../../kernel/db.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { cohortsOf, type Cohort, type Release } from './cohorts.ts'
import { figuresOf, percentileOf, shareOf } from './figures.ts'
import { addMonths, endOf } from './months.ts'
import { readContributors } from './readContributors.ts'
import { isPractice, metricSubjects, spanInSteps } from './subjects.ts'

/** For how many months before it a release could be compared with what was published: afterwards values have moved. */
const memory = 3

/** Answers whether it did; not where it was done before. */
export const publishMonth = (db: Pick<Db, 'prisma'>, month: string, now: Date): Promise<boolean> =>
  db.prisma.$transaction((tx) => publishIn(tx, month, now), { timeout: 60_000 })

/** The same in a transaction that is there. */
export async function publishIn(tx: Transaction, month: string, now: Date): Promise<boolean> {
  // Who comes second waits here until the first is done, and finds the month taken.
  if (
    !(await tx.$executeRaw`insert into peer_period (period_start, published_at) values (${month}::date, ${now}) on conflict do nothing`)
  )
    return false
  const contributors = await readContributors(tx, month)
  const earlier = await readEarlier(tx, month)
  const rows = [...contributors].flatMap(([subject, all]) => {
    const span = isPractice(subject) ? 1 : metricSubjects[subject]!.step * spanInSteps
    return cohortsOf(all, { span, earlier: earlier.get(subject) ?? [] }).map((cohort) => rowOf(subject, cohort))
  })
  await tx.$executeRawUnsafe(insert, JSON.stringify(rows), month, endOf(month), now)
  return true
}

function rowOf(subject: string, { code, members, suppressed }: Cohort) {
  const values = members.map(({ value }) => value)
  const rule = metricSubjects[subject]
  const isSaid = suppressed === null
  return {
    subject,
    naics: code,
    revision: naicsRevision,
    contributors: members.length,
    suppressed,
    ...(isSaid && (rule ? figuresOf(values, rule) : { share: shareOf(values) })),
    members: members.map(({ rootId, value, weight }) => ({
      rootId,
      value,
      weight,
      percentile: isSaid && rule ? percentileOf(value, values, rule.isHigherBetter) : null,
    })),
  }
}

/** What was published of each subject in the months before. */
async function readEarlier(tx: Transaction, month: string): Promise<Map<string, Release[]>> {
  const from = new Date(addMonths(month, -memory))
  const releases = await tx.peerRelease.findMany({
    where: { suppressed: null, periodStart: { gte: from, lt: new Date(month) } },
    select: { subject: true, members: { select: { rootId: true, value: true } } },
    orderBy: { id: 'asc' },
  })
  const bySubject = new Map<string, Release[]>()
  for (const { subject, members } of releases) {
    const release = new Map(members.map(({ rootId, value }) => [rootId, value]))
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), release])
  }
  return bySubject
}

const insert = `
  with given as (
    select uuidv7() as id, g.* from jsonb_to_recordset($1::jsonb) g(subject text, naics text, revision int, contributors int, suppressed text, share float8,
      "lowerQuartile" float8, median float8, "upperQuartile" float8, "bestInClass" float8, members jsonb)),
  released as (
    insert into peer_release (id, subject, naics, revision, period_start, period_end, contributors, lower_quartile, median, upper_quartile, best_in_class, share, suppressed, published_at)
    select id, subject, naics, revision, $2::date, $3::date, contributors, "lowerQuartile", median, "upperQuartile", "bestInClass", share, suppressed, $4 from given)
  insert into peer_member (release_id, root_id, value, weight, percentile)
  select given.id, m."rootId", m.value, m.weight, m.percentile
  from given, jsonb_to_recordset(given.members) m("rootId" uuid, value float8, weight float8, percentile float8)`
