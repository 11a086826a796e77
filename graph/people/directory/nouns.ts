// Everything that the noun adds to the graph.
import './noun.ts'
import './OrganizationDirectory.ts'
