// Everything that the noun adds to the graph.
import './Delegation.ts'
import './delegationList.ts'
import './delegatesOfAction.ts'
import './delegateAction.ts'
import './acceptDelegation.ts'
import './declineDelegation.ts'
import './recallDelegation.ts'
import './handBackDelegation.ts'
