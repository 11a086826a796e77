// The legacy paths of best practice.
import { z } from 'zod'
import type { LegacyFeature, LegacySolution } from './__generated__/documents.ts'
import { page } from './fields.ts'
import { row, type RestRow } from './rest.ts'
import { pageParameters } from './shapes/parts.ts'
import { feature, solution } from './shapes/practices.ts'

export const featureFields = `fragment LegacyFeature on PracticeFeature {
  internalID area function name description requirementName solutions { internalID category name industry } }`

export const solutionFields = `fragment LegacySolution on TechnologySolution {
  internalID category name description industry naics features { internalID area function name } }`

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

export const solutionRow = ({
  internalID,
  category,
  name,
  description,
  industry,
  naics,
  features,
}: LegacySolution) => ({
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
  row({
    method: 'GET',
    path: '/api/best/departmentFunctionFeatureRequirement',
    summary: 'Lists which features each department needs.',
    policy: 'signedIn',
    parameters: pageParameters,
    request: null,
    response: z.array(feature),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) {
      features: legacyPracticeFeatures(limit: $limit, offset: $offset) { ...LegacyFeature } } ${featureFields}`,
    variables: page,
    body: ({ features }) => features.map(featureRow),
    example: { as: 'admin@demo.test', query: 'limit=20' },
  }),
  row({
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
      solutions: legacyTechnologySolutions(limit: $limit, offset: $offset, naics: $naics) { ...LegacySolution } }
      ${solutionFields}`,
    variables: (request) => ({ ...page(request), naics: request.query.get('naics') || undefined }),
    body: ({ solutions }) => solutions.map(solutionRow),
    example: { as: 'admin@demo.test', query: 'naics=484121' },
  }),
]
