// Everything that the noun adds to the graph.
import './noun.ts'
import './OrganizationClosing.ts'
import './closeOrganization.ts'
import './permissions.ts'
import './reopenOrganization.ts'
