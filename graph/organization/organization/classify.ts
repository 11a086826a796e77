import { z } from 'zod'
import { ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { naicsList, naicsRevision } from '../reference/naicsList.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface Classified {
  organizationId: string
  naics: string
  /** True takes the flag from the one that has it; anything else leaves the flag where it is. */
  isPrimary?: boolean | null
}

const sixDigits = z
  .string()
  .trim()
  .regex(/^\d{6}$/)

/** Looks at a NAICS code; answers with it, or with what would be right. */
export async function checkNaics(code: unknown): Promise<{ code: string } | { problem: Text }> {
  const parsed = sixDigits.safeParse(code)
  if (!parsed.success) return { problem: t.codeForm }
  const isKnown = (await naicsList()).find(parsed.data)
  return isKnown ? { code: parsed.data } : { problem: t.codeUnknown({ code: parsed.data, revision: naicsRevision }) }
}

/** The records as they are written; throws where one is wrong, or where two don't go together. */
export async function checkRecords<Row extends Classified>(records: readonly Row[], at = 'records'): Promise<Row[]> {
  const problems: FieldProblem[] = []
  const codes = new Map<string, number>()
  const primaries = new Map<string, number>()
  const checked = await Promise.all(records.map(({ naics }) => checkNaics(naics)))
  const rows = records.map((record, i): Row => {
    const found = checked[i]!
    if ('problem' in found) {
      problems.push({ path: `${at}.${i}.naics`, message: found.problem })
      return record
    }
    const key = `${record.organizationId} ${found.code}`
    const same = codes.get(key)
    const primary = primaries.get(record.organizationId)
    if (same !== undefined)
      problems.push({ path: `${at}.${i}.naics`, message: t.codeStands({ path: `${at}.${same}` }) })
    codes.set(key, i)
    if (record.isPrimary) {
      if (primary !== undefined) {
        problems.push({
          path: `${at}.${i}.isPrimary`,
          message: t.onePrimary({ path: `${at}.${primary}` }),
        })
      }
      primaries.set(record.organizationId, i)
    }
    return { ...record, naics: found.code }
  })
  if (problems.length) throw new ValidationError(problems)
  return rows
}

/**
 * Writes records that were checked. An organization that has codes has one primary: the one that is said to be, else
 * the one that was, else the first.
 */
export async function classify(transaction: Transaction, records: readonly Classified[]) {
  const organizationIds = [...new Set(records.map(({ organizationId }) => organizationId))].sort()
  // One after the other for an organization, so that two at once leave one primary.
  await transaction.$queryRaw`select 1 from organization where id = any(${organizationIds}::uuid[]) order by id for no key update`
  const before = await transaction.industryClassification.findMany({
    where: { organizationId: { in: organizationIds } },
  })
  const isThere = new Set(before.map(({ organizationId, naics }) => `${organizationId} ${naics}`))
  const primaries = new Map(
    organizationIds.map((id) => {
      const own = records.filter(({ organizationId }) => organizationId === id)
      const was = before.find(({ organizationId, isPrimary }) => organizationId === id && isPrimary)
      return [id, (own.find(({ isPrimary }) => isPrimary) ?? was ?? own[0]!).naics]
    }),
  )
  const added = records.filter(({ organizationId, naics }) => !isThere.has(`${organizationId} ${naics}`))
  const [organizations, codes] = [[...primaries.keys()], [...primaries.values()]]
  await transaction.$executeRaw`
    update industry_classification c set is_primary = false
    from unnest(${organizations}::uuid[], ${codes}::text[]) as p (organization_id, naics)
    where c.organization_id = p.organization_id and c.is_primary and c.naics <> p.naics`
  await transaction.$executeRaw`
    update industry_classification c set is_primary = true
    from unnest(${organizations}::uuid[], ${codes}::text[]) as p (organization_id, naics)
    where c.organization_id = p.organization_id and not c.is_primary and c.naics = p.naics`
  await transaction.industryClassification.createMany({
    data: added.map(({ organizationId, naics }) => ({
      organizationId,
      naics,
      revision: naicsRevision,
      isPrimary: primaries.get(organizationId) === naics,
    })),
  })
  return { inserted: added.length, updated: records.length - added.length }
}
