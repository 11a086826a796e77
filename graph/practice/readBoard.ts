import type { Context } from '../context.ts'
import { areasOf } from './areaOf.ts'
import { maturityOf, type Maturity } from './maturity.ts'
import { placeKey, type PracticePlace } from './practicePlace.ts'
import { readIndustry, type Industry } from './readIndustry.ts'
import { readPractices, type PracticeRow } from './readPractices.ts'
import { isStandard, readSolutions, type Solution } from './readSolutions.ts'

export interface PracticeShape extends PracticeRow {
  /** Those that cover it and are standard in the industry. */
  standard: Solution[]
  chosen: Solution | null
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
  standard: Solution[]
  practices: PracticeShape[]
  areas: AreaShape[]
}

/** What a place answers, in three statements whatever it is. */
export async function readBoard({ db }: Context, place: PracticePlace): Promise<BoardShape> {
  const [rows, industry, solutions] = await Promise.all([readPractices(db, place), readIndustry(db, place), readSolutions(db)])
  const standard = solutions.filter((one) => isStandard(one, industry?.codes ?? []))
  const key = placeKey(place)
  const names = [...new Set(rows.map(({ area }) => area))]
  const own = place.department === null ? [] : areasOf(place.department, names)
  return {
    key,
    place,
    industry,
    standard,
    practices: rows.map((row) => ({
      ...row,
      standard: standard.filter(({ features }) => features.includes(row.id)),
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
