// Everything that the noun adds to the graph.
import './effectivePermissions.ts'
import './RoleMatrix.ts'
import './setPolicyCells.ts'
