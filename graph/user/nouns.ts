// Everything that the noun adds to the graph.
import './User.ts'
import './signUp.ts'
import './updateUser.ts'
import './viewerQuery.ts'
