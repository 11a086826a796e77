// Everything that the noun adds to the graph.
import './noun.ts'
import './User.ts'
import './administered.ts'
import './createPasswordReset.ts'
import './statusOfUser.ts'
import './updateUser.ts'
import './viewerQuery.ts'
