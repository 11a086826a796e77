// Everything that the noun adds to the graph.
import './User.ts'
import './administered.ts'
import './createPasswordReset.ts'
import './disableUser.ts'
import './enableUser.ts'
import './updateUser.ts'
import './viewerQuery.ts'
