import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Geofence', t.one, t.many, t.the, {
  audited: { labels: { dwell_mins: 'Dwell minutes', entry: 'Tells of entry', exit: 'Tells of exit' } },
  searched: false,
  exported: {
    description: 'The geofences of an organization.',
    of: 'Organization',
    columns: {
      Number: 'internalID',
      Name: 'name',
      Shape: 'shape',
      Location: 'location.name',
      Organization: 'organization.name',
      Entry: 'entry',
      Exit: 'exit',
      'Dwell (min)': 'dwellMins',
      Latitude: 'latitude',
      Longitude: 'longitude',
      'Radius (m)': 'radius',
    },
  },
})
