// Everything that the noun adds to the graph.
import './noun.ts'
import './Invitation.ts'
import './acceptInvitation.ts'
import './createInvitation.ts'
import './invitationOffer.ts'
import './revokeInvitation.ts'
import './endInvitations.ts'
import './verifyEmail.ts'
