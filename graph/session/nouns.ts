// Everything that the noun adds to the graph.
import './refreshSession.ts'
import './resetPassword.ts'
import './signIn.ts'
import './signOut.ts'
