// Everything that the noun adds to the graph.
import './effectivePermissions.ts'
import './people.ts'
import './RoleMatrix.ts'
import './setPolicyCells.ts'
