import type { Context } from '../../kernel/context.ts'
import type { Reason } from '../peer/reasons.ts'
import { areasOf } from './areaOf.ts'
import { maturityOf, type Maturity } from './maturity.ts'
import { placeKey, type PracticePlace } from './practicePlace.ts'
import { readAdoption, type Adoption } from './readAdoption.ts'
import { readIndustry, type Industry } from './readIndustry.ts'
import { readPractices, type PracticeRow } from './readPractices.ts'
import { isStandard, readSolutions, type Solution } from './readSolutions.ts'

export interface PracticeShape extends PracticeRow {
  /** Those that cover it and are standard in the industry. */
  standard: Solution[]
  chosen: Solution | null
  /** How many of a hundred peers have it in place; null where nothing is said. */
  adoption: number | null
  /** Why nothing is said, where something is of others. */
  adoptionReason: Reason | null
}

export interface AreaShape extends Maturity {
  id: string
  name: string
  /** It belongs to the department that is asked for. */
  isOwn: boolean
}

export interface BoardShape {
  key: string
  place: PracticePlace
  industry: Industry | null
  peers: Adoption
  standard: Solution[]
  practices: PracticeShape[]
  areas: AreaShape[]
}

/** What a place answers, in four statements whatever it is. */
export async function readBoard(context: Context, place: PracticePlace): Promise<BoardShape> {
  const { db } = context
  const [rows, industry, solutions, peers] = await Promise.all([
    readPractices(db, place),
    readIndustry(db, place),
    readSolutions(db),
    readAdoption(context, place),
  ])
  const standard = solutions.filter((one) => isStandard(one, industry?.codes.map(({ naics }) => naics) ?? []))
  const key = placeKey(place)
  const names = [...new Set(rows.map(({ area }) => area))]
  const own = place.department === null ? [] : areasOf(place.department, names)
  return {
    key,
    place,
    industry,
    peers,
    standard,
    practices: rows.map((row) => ({
      ...row,
      standard: standard.filter(({ features }) => features.includes(row.id)),
      adoption: peers.shares.get(row.id) ?? null,
      adoptionReason: peers.shares.has(row.id)
        ? null
        : (peers.reasons.get(row.id) ?? (peers.of && row.answer ? 'NO_DATA' : null)),
      chosen: solutions.find(({ id }) => id === row.answer?.solutionId) ?? null,
    })),
    areas: names.map((name) => ({
      id: `${key} ${name}`,
      name,
      isOwn: own.includes(name),
      ...maturityOf(rows.filter(({ area }) => area === name)),
    })),
  }
}
