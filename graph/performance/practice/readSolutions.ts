import type { Db } from '../../kernel/db.ts'

export interface Solution {
  id: number
  category: string
  solution: string
  description: string
  industry: string
  /** The first digits of the NAICS codes that it is standard for; none is all. */
  naics: string[]
  features: number[]
}

const statement = `
  select s.id, s.category, s.solution, s.description, s.industry, s.naics, array_agg(c.feature_id order by c.feature_id)
  from technology_solution s join solution_feature c on c.solution_id = s.id group by s.id order by s.category, s.solution, s.id`

/** Every standard solution, by category. */
export async function readSolutions(db: Db): Promise<Solution[]> {
  const rows = await db.run<[number, string, string, string, string, string, number[]]>(statement, [])
  return rows.map(([id, category, solution, description, industry, naics, features]) => ({
    id,
    category,
    solution,
    description,
    industry,
    naics: naics ? naics.split(',') : [],
    features,
  }))
}

/** Whether a solution is standard in an industry that has one of these codes. */
export const isStandard = ({ naics }: Solution, codes: readonly string[]): boolean =>
  !naics.length || naics.some((prefix) => codes.some((code) => code.startsWith(prefix)))
