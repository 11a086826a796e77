// Everything that the noun adds to the graph.
import './noun.ts'
import './Location.ts'
import './createLocation.ts'
import './deleteLocation.ts'
import './locations.ts'
import './organizationLocations.ts'
import './updateLocation.ts'
import './statusOfLocation.ts'
