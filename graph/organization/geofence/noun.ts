import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Geofence', t.one, t.many, t.the, {
  audited: {
    labels: {
      shape: t.shape,
      radius: t.radiusInMeters,
      ring: t.cornersColumn,
      entry: t.tellsOfEntry,
      exit: t.tellsOfExit,
      dwell_mins: t.dwellMinutes,
    },
  },
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
