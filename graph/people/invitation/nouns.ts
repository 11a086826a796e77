// Everything that the noun adds to the graph.
import './Invitation.ts'
import './acceptInvitation.ts'
import './createInvitation.ts'
import './invitationOffer.ts'
import './revokeInvitation.ts'
