import { noun } from '../../kernel/noun.ts'

noun('PracticeAnswer', 'answer for a best practice', 'answers for best practices', {
  audited: true,
  searched: false,
  exported: false,
})

noun('PracticeFeature', 'best practice', 'best practices', {
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

noun('TechnologySolution', 'solution', 'solutions', {
  named: { as: 'solution', in: ['solution_id'], isNumbered: true },
  audited: false,
  searched: false,
  exported: false,
})

noun('PracticeAction', 'record of a best practice', 'records of best practices', {
  audited: false,
  searched: false,
  exported: false,
})
