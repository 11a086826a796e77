// The industries of an organization, given as codes of which the first is the primary one.
import { checkNaics, classify, type Classified } from './classify.ts'
import { ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import * as t from './__generated__/messages.ts'

type Industry = Omit<Classified, 'organizationId'>

const most = 100

/** The codes as they are written; throws where one is none, or stands there twice. */
export async function industriesOf(codes: readonly string[]): Promise<Industry[]> {
  if (codes.length > most) throw new ValidationError([{ path: 'naics', message: t.nameIndustries({ most }) }])
  const checked = await Promise.all(codes.map(checkNaics))
  const seen = new Set<string>()
  const problems: FieldProblem[] = []
  const industries = checked.flatMap((found, i) => {
    if ('problem' in found) problems.push({ path: `naics.${i}`, message: found.problem })
    else if (seen.has(found.code)) problems.push({ path: `naics.${i}`, message: t.codeTwice })
    else return seen.add(found.code) && [{ naics: found.code, isPrimary: i === 0 }]
    return []
  })
  if (problems.length) throw new ValidationError(problems)
  return industries
}

/** Makes these the industries of an organization, and no others. */
export async function reclassify(transaction: Transaction, organizationId: string, industries: Industry[]) {
  const naics = { notIn: industries.map((one) => one.naics) }
  await transaction.industryClassification.deleteMany({ where: { organizationId, naics } })
  if (industries.length)
    await classify(
      transaction,
      industries.map((one) => ({ ...one, organizationId })),
    )
}
