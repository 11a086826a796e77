// Everything that the noun adds to the graph.
import './Address.ts'
import './AddressInput.ts'
import './Location.ts'
import './createLocation.ts'
import './deleteLocation.ts'
import './locationDirectory.ts'
import './organizationLocations.ts'
import './updateLocation.ts'
