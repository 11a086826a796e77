import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Observation', t.oneObservation, t.manyObservation, t.theObservation, {
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

noun('ObservationImport', t.oneObservationImport, t.manyObservationImport, t.theObservationImport, {
  audited: false,
  searched: false,
  exported: false,
})
