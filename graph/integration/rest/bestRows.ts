// The legacy paths of best practice.
import { z } from 'zod'
import { page } from './fields.ts'
import { row, type RestRow } from './rest.ts'
import { pageParameters } from './shapes/parts.ts'
import { feature, solution } from './shapes/practices.ts'

export const featureFields =
  'internalID area function name description requirementName solutions { internalID category name industry }'

export interface LegacyFeature {
  internalID: number
  area: string
  function: string
  name: string
  description: string
  requirementName: string
  solutions: LegacySolution[]
}

export const solutionFields =
  'internalID category name description industry naics features { internalID area function name }'

interface LegacySolution {
  internalID: number
  category: string
  name: string
  industry: string
}

export interface WholeSolution extends LegacySolution {
  description: string
  naics: string[]
  features: { internalID: number; area: string; function: string; name: string }[]
}

export const featureRow = ({
  internalID,
  area,
  function: fn,
  name,
  description,
  requirementName,
  solutions,
}: LegacyFeature) => ({
  feature_id: internalID,
  department: area,
  function: fn,
  feature: name,
  description,
  requirement_level: requirementName,
  solutions: solutions.map(({ internalID: solution_id, category, name: solution, industry }) => ({
    solution_id,
    category,
    solution,
    industry,
  })),
})

export const solutionRow = ({ internalID, category, name, description, industry, naics, features }: WholeSolution) => ({
  solution_id: internalID,
  category,
  solution: name,
  description,
  industry,
  naics,
  features: features.map(({ internalID: feature_id, area, function: fn, name: feature }) => ({
    feature_id,
    department: area,
    function: fn,
    feature,
  })),
})

export const bestRows: RestRow[] = [
  row<{ features: LegacyFeature[] }>({
    method: 'GET',
    path: '/api/best/departmentFunctionFeatureRequirement',
    summary: 'Lists which features each department needs.',
    policy: 'signedIn',
    parameters: pageParameters,
    request: null,
    response: z.array(feature),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) { features: practiceFeatures(limit: $limit, offset: $offset) { ${featureFields} } }`,
    variables: page,
    body: ({ features }) => features.map(featureRow),
    example: { as: 'admin@demo.test', query: 'limit=20' },
  }),
  row<{ solutions: WholeSolution[] }>({
    method: 'GET',
    path: '/api/best/getStandardIndustryTechnologySolutions',
    summary: 'Lists the technology solutions that are standard in an industry.',
    policy: 'signedIn',
    parameters: {
      ...pageParameters,
      naics: z.string().optional().describe('The digits of an industry; all where it is left out.'),
    },
    request: null,
    response: z.array(solution),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!, $naics: String) {
      solutions: technologySolutions(limit: $limit, offset: $offset, naics: $naics) { ${solutionFields} } }`,
    variables: (request) => ({ ...page(request), naics: request.query.get('naics') || undefined }),
    body: ({ solutions }) => solutions.map(solutionRow),
    example: { as: 'admin@demo.test', query: 'naics=484121' },
  }),
]
