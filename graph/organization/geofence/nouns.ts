// Everything that the noun adds to the graph.
import './noun.ts'
import './Geofence.ts'
import './createGeofence.ts'
import './deleteGeofence.ts'
import './geofencesOf.ts'
import './updateGeofence.ts'
import './locationOfGeofences.ts'
