// Everything that the noun adds to the graph.
import './noun.ts'
import './effectivePermissions.ts'
import './people.ts'
import './RoleMatrix.ts'
import './setRoleMatrixCells.ts'
import './undoCells.ts'
