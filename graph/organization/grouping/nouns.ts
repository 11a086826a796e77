// Everything that the noun adds to the graph.
import './noun.ts'
import './Grouping.ts'
import './groupingsOf.ts'
import './members.ts'
import './createGrouping.ts'
import './deleteGrouping.ts'
import './setOrganizationGrouping.ts'
import './updateGrouping.ts'
