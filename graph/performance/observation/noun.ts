import { noun } from '../../kernel/noun.ts'

noun('Observation', 'observation', 'observations', {
  audited: false,
  searched: false,
  exported: {
    description: 'The observations of a metric.',
    of: 'Metric',
    columns: {
      At: 'at',
      Organization: 'organization.name',
      Location: 'location.name',
      Vehicle: 'vehicle.unitNumber',
      Person: 'person.name',
      Value: 'value',
      Numerator: 'numerator',
      Denominator: 'denominator',
      Source: 'source',
      Key: 'key',
      Entered: 'enteredAt',
      'Entered by': 'enteredBy.name',
      Voided: 'voidedAt',
    },
  },
})

noun('ObservationImport', 'file of observations', 'files of observations', {
  audited: false,
  searched: false,
  exported: false,
})
