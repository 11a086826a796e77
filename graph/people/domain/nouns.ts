// Everything that the noun adds to the graph.
import './noun.ts'
import './Domain.ts'
import './createDomain.ts'
import './deleteDomain.ts'
import './mailDomainCode.ts'
import './verifyDomain.ts'
