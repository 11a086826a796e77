// Everything that the noun adds to the graph.
import './Membership.ts'
import './memberDirectory.ts'
import './assignMemberships.ts'
import './updateMembership.ts'
import './endMembership.ts'
import './previewMemberships.ts'
import './membershipList.ts'
import './assignUsersToGroups.ts'
