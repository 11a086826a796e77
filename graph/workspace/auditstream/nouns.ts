// Everything that the noun adds to the graph.
import './noun.ts'
import './AuditStream.ts'
import './setAuditStream.ts'
import './rotateAuditStreamSecret.ts'
import './testAuditStream.ts'
import './deleteAuditStream.ts'
