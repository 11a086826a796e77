// Everything that the noun adds to the graph.
import './AuditEntry.ts'
import './auditQueries.ts'
