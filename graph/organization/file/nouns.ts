// Everything that the noun adds to the graph.
import './noun.ts'
import './File.ts'
import './countFiles.ts'
import './createFileTicket.ts'
import './organizationLogo.ts'
import './setOrganizationLogo.ts'
