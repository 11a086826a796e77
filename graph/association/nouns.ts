// Everything that the noun adds to the graph.
import './AssociationRequest.ts'
import './acceptAssociation.ts'
import './associationCounts.ts'
import './associationQueries.ts'
import './declineAssociation.ts'
import './requestAssociation.ts'
import './viewerCanAccept.ts'
import './withdrawAssociation.ts'
