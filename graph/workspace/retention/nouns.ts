// Everything that the noun adds to the graph.
import './noun.ts'
import './OrganizationRetention.ts'
import './holdCheck.ts'
import './liftLegalHold.ts'
import './permissions.ts'
import './placeLegalHold.ts'
import './setRetention.ts'
