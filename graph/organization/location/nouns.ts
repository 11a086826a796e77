// Everything that the noun adds to the graph.
import './Location.ts'
import './createLocation.ts'
import './deleteLocation.ts'
import './locationDirectory.ts'
import './organizationLocations.ts'
import './updateLocation.ts'
