// Everything that the noun adds to the graph.
import './noun.ts'
import './AuditEntry.ts'
import './auditQueries.ts'
import './OrganizationAuditSeals.ts'
