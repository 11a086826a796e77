// Everything that the noun adds to the graph.
import './signIn.ts'
import './refreshSession.ts'
import './signOut.ts'
