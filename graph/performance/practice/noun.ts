import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('PracticeAnswer', t.onePracticeAnswer, t.manyPracticeAnswer, t.thePracticeAnswer, {
  audited: {
    labels: { feature_id: t.feature, solution_id: t.solution, answered_by_id: t.answeredBy, answered_at: t.answered },
  },
  searched: false,
  exported: false,
})

noun('PracticeFeature', t.onePracticeFeature, t.manyPracticeFeature, t.thePracticeFeature, {
  named: { as: 'feature', in: ['feature_id'], isNumbered: true },
  audited: false,
  searched: false,
  exported: {
    list: 'PRACTICES',
    description: 'The best-practice requirements of each department.',
    field: 'legacyPracticeFeatures',
    columns: {
      Number: 'internalID',
      Area: 'area',
      Function: 'function',
      Feature: 'name',
      Description: 'description',
      Requirement: 'requirementName',
      Solutions: 'solutions.name',
    },
  },
})

noun('TechnologySolution', t.oneTechnologySolution, t.manyTechnologySolution, t.theTechnologySolution, {
  named: { as: 'solution', in: ['solution_id'], isNumbered: true },
  audited: false,
  searched: false,
  exported: false,
})

noun('PracticeAction', t.onePracticeAction, t.manyPracticeAction, t.thePracticeAction, {
  audited: false,
  searched: false,
  exported: false,
})
