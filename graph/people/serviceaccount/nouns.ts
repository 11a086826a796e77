// Everything that the noun adds to the graph.
import './noun.ts'
import './ServiceAccount.ts'
import './organizationServiceAccounts.ts'
import './createServiceAccount.ts'
import './updateServiceAccount.ts'
import './endServiceAccount.ts'
